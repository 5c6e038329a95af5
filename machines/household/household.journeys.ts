import { householdMessages } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { newInvite, sharing, table } from './household.cases.ts';
import type { householdMachine } from './household.machine.ts';

const loaded = { resolves: 'loadHousehold', with: ok(table) } as const;
const outside = { resolves: 'loadHousehold', with: ok(null) } as const;
const load = { id: 'loadHousehold' } as const;
const changed = (value: typeof table | null) => ({ resolves: 'changeHousehold', with: ok(value) }) as const;
const start = { type: 'household.started', sharing } as const;
const share = { type: 'sharing.changed', sharing: { food: false } } as const;
const plan = { type: 'planning.changed', forAll: true } as const;
const shared = { ...table, shared_plan: { keeper: 'Ana', is_keeper: true, others: [] } };
const sharePlan = (isShared: boolean) => ({ type: 'planSharing.changed', isShared }) as const;
const revoke = { type: 'invite.revoked', id: '9' } as const;
const leave = { type: 'household.left' } as const;
const remove = { type: 'person.removed', id: 'adult-8' } as const;
const invite = { type: 'invite.requested' } as const;
const accepted = { type: 'question.accepted' } as const;
const declined = { type: 'question.declined' } as const;
const offline = { kind: 'unavailable', status: null, message: null } as const;
const notFound = { kind: 'notFound' } as const;
const alone = { ...table, people: table.people.slice(0, 1) };
const asksForRemoval = { type: 'confirmation.wanted', about: 'removal', name: 'Ben' } as const;
const asksForLeaving = (isAlone: boolean) =>
  ({ type: 'confirmation.wanted', about: 'leaving', isAlone }) as const;

export const householdJourneys: readonly JourneyOf<typeof householdMachine>[] = [
  {
    title: 'EXT-32 a member starts a household and invites somebody, whose code is shown',
    events: [
      outside,
      start,
      changed(alone),
      invite,
      { resolves: 'createInvite', with: ok(newInvite) },
      { resolves: 'reloadHousehold', with: ok(table) },
    ],
    end: 'inside',
    calls: [
      load,
      { id: 'changeHousehold', input: { change: { kind: 'start', sharing } } },
      { id: 'createInvite' },
      { id: 'reloadHousehold' },
    ],
    emits: [successToast(householdMessages.created)],
    context: { household: table, invite: newInvite },
  },
  {
    title: 'EXT-32 what is shared is saved at once, and an invite is taken back, which hides its code',
    events: [
      loaded,
      invite,
      { resolves: 'createInvite', with: ok(newInvite) },
      { resolves: 'reloadHousehold', with: offline },
      share,
      changed(table),
      revoke,
      changed(alone),
    ],
    end: 'inside',
    calls: [
      load,
      { id: 'createInvite' },
      { id: 'reloadHousehold' },
      { id: 'changeHousehold', input: { change: { kind: 'share', sharing: { food: false } } } },
      { id: 'changeHousehold', input: { change: { kind: 'revokeInvite', id: '9' } } },
    ],
    emits: [successToast(householdMessages.sharingSaved), successToast(householdMessages.inviteRevoked)],
    context: { household: alone, invite: null },
  },
  {
    title: 'EXT-32 the member’s plans are for everybody from now on',
    events: [loaded, plan, changed({ ...table, plans_for_all: true })],
    end: 'inside',
    calls: [load, { id: 'changeHousehold', input: { change: { kind: 'plan', forAll: true } } }],
    emits: [successToast(householdMessages.planningSaved)],
    context: { household: { ...table, plans_for_all: true } },
  },
  {
    title: 'EXT-32 a member shares one plan and one list with the household, then stops',
    events: [loaded, sharePlan(true), changed(shared), sharePlan(false), changed(table)],
    end: 'inside',
    calls: [
      load,
      { id: 'changeHousehold', input: { change: { kind: 'sharePlan', isShared: true } } },
      { id: 'changeHousehold', input: { change: { kind: 'sharePlan', isShared: false } } },
    ],
    emits: [successToast(householdMessages.planShared), successToast(householdMessages.planSharingEnded)],
    context: { household: table },
  },
  {
    title: 'EXT-32 the named person is removed once the owner agrees, and nobody if not',
    events: [loaded, remove, declined, remove, accepted, changed(alone)],
    end: 'inside',
    calls: [load, { id: 'changeHousehold', input: { change: { kind: 'removePerson', id: 'adult-8' } } }],
    emits: [asksForRemoval, asksForRemoval, successToast(householdMessages.personRemoved)],
    context: { household: alone },
  },
  {
    title: 'EXT-32 a member leaves once they agree; the last one is asked as such',
    events: [{ resolves: 'loadHousehold', with: ok(alone) }, leave, accepted, changed(null)],
    end: 'outside',
    calls: [load, { id: 'changeHousehold', input: { change: { kind: 'leave' } } }],
    emits: [asksForLeaving(true), successToast(householdMessages.left)],
    context: { household: null },
  },
  {
    title: 'EXT-32 declining to leave changes nothing',
    events: [loaded, leave, declined],
    end: 'inside',
    calls: [load],
    emits: [asksForLeaving(false)],
  },
  {
    title: 'EXT-32 a member removed on another device sees that on the next change',
    events: [
      loaded,
      share,
      { resolves: 'changeHousehold', with: notFound },
      loaded,
      invite,
      { resolves: 'createInvite', with: notFound },
      outside,
    ],
    end: 'outside',
    calls: [
      load,
      { id: 'changeHousehold', input: { change: { kind: 'share', sharing: { food: false } } } },
      load,
      { id: 'createInvite' },
      load,
    ],
    context: { household: null },
  },
  {
    title: 'EXT-32 a failure shows an error and keeps what is loaded',
    events: [
      loaded,
      share,
      { resolves: 'changeHousehold', with: offline },
      invite,
      { resolves: 'createInvite', with: offline },
    ],
    end: 'inside',
    emits: [errorToast(messages.overloaded), errorToast(messages.overloaded)],
    context: { household: table },
  },
  {
    title: 'EXT-32 a household that could not be started can be started again',
    events: [
      outside,
      start,
      { resolves: 'changeHousehold', with: offline },
      start,
      { rejects: 'changeHousehold' },
    ],
    end: 'outside',
    emits: [errorToast(messages.overloaded), errorToast(householdMessages.saveFailed)],
  },
  {
    title: 'EXT-32 a page that could not be loaded says why and offers a retry',
    events: [{ resolves: 'loadHousehold', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'failed',
    context: { failure: householdMessages.loadFailed },
  },
  {
    title: 'EXT-32 and the retry loads it',
    events: [{ rejects: 'loadHousehold' }, { type: 'retry.requested' }, loaded],
    end: 'inside',
    calls: [load, load],
    context: { failure: null },
  },
  {
    title: 'an exception leaves a usable page',
    events: [
      loaded,
      share,
      { rejects: 'changeHousehold' },
      invite,
      { rejects: 'createInvite' },
      invite,
      { resolves: 'createInvite', with: ok(newInvite) },
      { rejects: 'reloadHousehold' },
    ],
    end: 'inside',
    emits: [errorToast(householdMessages.saveFailed), errorToast(householdMessages.saveFailed)],
    context: { invite: newInvite },
  },
];

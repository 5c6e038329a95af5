import { householdMessages, inviteProblemTexts } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { newInvite, sharing } from './household.cases.ts';
import { offered } from './household-invite.cases.ts';
import type { householdInviteMachine } from './household-invite.machine.ts';

const { code } = newInvite;
const typed = { type: 'code.submitted', code } as const;
const read = { resolves: 'readInvite', with: ok(offered) } as const;
const accept = { type: 'invite.accepted', sharing } as const;
const decline = { type: 'invite.declined' } as const;
const offline = { kind: 'unavailable', status: null, message: null } as const;
const used = { kind: 'conflict', message: inviteProblemTexts.used } as const;
const reads = { id: 'readInvite', input: { code } } as const;
const byLink = { code };

export const householdInviteJourneys: readonly JourneyOf<typeof householdInviteMachine>[] = [
  {
    title: 'EXT-32 a link opens the invite, and who accepts it is in with what they chose to share',
    input: byLink,
    events: [read, accept, { resolves: 'acceptInvite', with: ok(null) }],
    end: 'joined',
    calls: [reads, { id: 'acceptInvite', input: { code, sharing } }],
    emits: [successToast(householdMessages.joined), { type: 'household.joined' }],
  },
  {
    title: 'EXT-32 a code that is typed opens it, too, and who declines shares nothing',
    input: { code: '' },
    events: [typed, read, decline, { resolves: 'declineInvite', with: ok(null) }],
    end: 'declined',
    calls: [reads, { id: 'declineInvite', input: { code } }],
    emits: [successToast(householdMessages.declined), { type: 'household.declined' }],
  },
  {
    title: 'EXT-32 an unknown code says so at its field',
    input: byLink,
    events: [{ resolves: 'readInvite', with: { kind: 'notFound' } }],
    end: 'entering',
    context: { problem: inviteProblemTexts.unknown, offered: null },
  },
  {
    title:
      'EXT-32 an invite that ended, was used, is an own one, or comes to a member of a household says which',
    input: byLink,
    events: [{ resolves: 'readInvite', with: used }],
    end: 'entering',
    context: { problem: inviteProblemTexts.used },
  },
  {
    title: 'EXT-32 another code clears the problem',
    input: byLink,
    events: [{ resolves: 'readInvite', with: used }, typed, read],
    end: 'offered',
    context: { problem: null, offered },
  },
  {
    title: 'EXT-32 an invite that somebody used meanwhile is refused when it is accepted',
    input: byLink,
    events: [read, accept, { resolves: 'acceptInvite', with: used }],
    end: 'entering',
    emits: [],
    context: { problem: inviteProblemTexts.used, offered: null },
  },
  {
    title: 'EXT-32 and when it is declined',
    input: byLink,
    events: [read, decline, { resolves: 'declineInvite', with: used }],
    end: 'entering',
    context: { problem: inviteProblemTexts.used },
  },
  {
    title: 'EXT-32 without a network the invite stays open',
    input: byLink,
    events: [
      read,
      accept,
      { resolves: 'acceptInvite', with: offline },
      decline,
      { resolves: 'declineInvite', with: offline },
    ],
    end: 'offered',
    emits: [errorToast(messages.overloaded), errorToast(messages.overloaded)],
    context: { offered },
  },
  {
    title: 'an exception leaves a usable page',
    input: byLink,
    events: [
      { rejects: 'readInvite' },
      typed,
      read,
      accept,
      { rejects: 'acceptInvite' },
      decline,
      { rejects: 'declineInvite' },
    ],
    end: 'offered',
    emits: [errorToast(householdMessages.saveFailed), errorToast(householdMessages.saveFailed)],
  },
  {
    title: 'an exception while reading says so at the field',
    input: byLink,
    events: [{ rejects: 'readInvite' }],
    end: 'entering',
    context: { problem: householdMessages.saveFailed },
  },
];

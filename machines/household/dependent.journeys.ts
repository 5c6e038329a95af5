import { householdMessages } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { lena } from './dependent.cases.ts';
import type { dependentMachine } from './dependent.machine.ts';

const id = 'dependent-4';
const submitted = { type: 'dependent.submitted', fields: lena } as const;
const loaded = { resolves: 'loadDependent', with: ok(lena) } as const;
const load = { id: 'loadDependent', input: { id } } as const;
const saved = [successToast(householdMessages.dependentSaved), { type: 'dependent.saved' }] as const;
const offline = { kind: 'unavailable', status: null, message: null } as const;

export const dependentJourneys: readonly JourneyOf<typeof dependentMachine>[] = [
  {
    title: 'EXT-32 a child is added',
    input: { id: null },
    events: [submitted, { resolves: 'saveDependent', with: ok(null) }],
    end: 'saved',
    calls: [{ id: 'saveDependent', input: { id: null, before: null, fields: lena } }],
    emits: saved,
  },
  {
    title: 'EXT-32 a saved profile is loaded, changed, and saved',
    input: { id },
    events: [loaded, submitted, { resolves: 'saveDependent', with: ok(null) }],
    end: 'saved',
    calls: [load, { id: 'saveDependent', input: { id, before: lena, fields: lena } }],
    emits: saved,
    context: { saved: lena },
  },
  {
    title: 'EXT-32 an error is shown at its field, and the input stays',
    input: { id: null },
    events: [
      submitted,
      {
        resolves: 'saveDependent',
        with: { kind: 'invalid', message: 'Enter a name.', fields: { name: ['Enter a name.'] } },
      },
    ],
    end: 'editing',
    emits: [],
    context: { problem: null, fields: { name: ['Enter a name.'] } },
  },
  {
    title: 'EXT-32 a second try clears the error',
    input: { id: null },
    events: [
      submitted,
      { resolves: 'saveDependent', with: { kind: 'invalid', message: 'Enter a name.', fields: {} } },
      submitted,
    ],
    end: 'saving',
    context: { problem: null, fields: {} },
  },
  {
    title: 'EXT-32 a profile that somebody else keeps, or that was removed, is not shown',
    input: { id },
    events: [{ resolves: 'loadDependent', with: ok(null) }],
    end: 'missing',
  },
  {
    title: 'EXT-32 nor one that is removed while it is changed',
    input: { id },
    events: [loaded, submitted, { resolves: 'saveDependent', with: { kind: 'notFound' } }],
    end: 'missing',
    emits: [],
  },
  {
    title: 'EXT-32 without a network the input stays',
    input: { id: null },
    events: [submitted, { resolves: 'saveDependent', with: offline }],
    end: 'editing',
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'EXT-32 a profile that could not be loaded says why and offers a retry',
    input: { id },
    events: [{ resolves: 'loadDependent', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'failed',
    context: { problem: householdMessages.loadFailed },
  },
  {
    title: 'EXT-32 and the retry loads it',
    input: { id },
    events: [{ rejects: 'loadDependent' }, { type: 'retry.requested' }, loaded],
    end: 'editing',
    calls: [load, load],
    context: { problem: null },
  },
  {
    title: 'an exception leaves a usable form',
    input: { id: null },
    events: [submitted, { rejects: 'saveDependent' }],
    end: 'editing',
    emits: [errorToast(householdMessages.saveFailed)],
  },
];

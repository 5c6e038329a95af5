import { consentMessages } from '#domain/message/consent-messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { someConsents, someHealth } from './my-health.cases.ts';
import type { myHealthMachine } from './my-health.machine.ts';

const loaded = { resolves: 'loadHealth', with: ok({ health: someHealth, consents: someConsents }) } as const;
const changed = { type: 'answer.changed', key: 'INPUT_10101', value: 0 } as const;
const deletionRequested = { type: 'deletion.requested', about: 'health' } as const;
const confirmed = { type: 'deletion.confirmed' } as const;
const requested = { type: 'confirmation.wanted', about: 'health' } as const;
const down = { kind: 'unavailable', status: 500, message: null } as const;
const cleared = { ...someHealth, answers: [] };
const load = { id: 'loadHealth' } as const;
const deletion = { id: 'deleteStoredData', input: { about: 'health' } } as const;

export const myHealthJourneys: readonly JourneyOf<typeof myHealthMachine>[] = [
  {
    title: 'EXT-19 corrects an answer and shows the state stored on the server',
    events: [loaded, changed, { resolves: 'changeAnswer', with: ok(cleared) }],
    end: 'shown',
    calls: [load, { id: 'changeAnswer', input: { change: { key: 'INPUT_10101', value: 0 } } }],
    emits: [successToast(consentMessages.changed)],
    context: { health: cleared, change: null },
  },
  {
    title: 'EXT-19 shows an error when a correction cannot be saved and keeps the answer',
    events: [loaded, changed, { resolves: 'changeAnswer', with: down }],
    end: 'shown',
    emits: [errorToast(consentMessages.changeFailed)],
    context: { health: someHealth, change: null },
  },
  {
    title: 'EXT-19 shows an error after an exception in a correction',
    events: [loaded, changed, { rejects: 'changeAnswer' }],
    end: 'shown',
    emits: [errorToast(consentMessages.changeFailed)],
    context: { health: someHealth, change: null },
  },
  {
    title: 'EXT-19 keeps answers and consent when the member declines the deletion',
    events: [loaded, deletionRequested, { type: 'deletion.declined' }],
    end: 'shown',
    calls: [load],
    emits: [requested],
  },
  {
    title: 'EXT-19 deletes the data of a withdrawn consent after a confirmation and reloads the page',
    events: [loaded, deletionRequested, confirmed, { resolves: 'deleteStoredData', with: ok(someConsents) }],
    end: 'loading',
    calls: [load, deletion, load],
    emits: [
      requested,
      successToast(consentMessages.deleted),
      { type: 'health.deleted', about: 'health', consents: someConsents },
    ],
  },
  {
    title: 'EXT-19 shows an error when a deletion fails and keeps everything',
    events: [loaded, deletionRequested, confirmed, { resolves: 'deleteStoredData', with: down }],
    end: 'shown',
    calls: [load, deletion],
    emits: [requested, errorToast(consentMessages.deletionFailed)],
  },
  {
    title: 'EXT-19 shows an error after an exception in a deletion',
    events: [loaded, deletionRequested, confirmed, { rejects: 'deleteStoredData' }],
    end: 'shown',
    emits: [requested, errorToast(consentMessages.deletionFailed)],
  },
  {
    title: 'EXT-19 a consent given on the page loads its answers',
    events: [loaded, { type: 'consent.given' }],
    end: 'loading',
    calls: [load, load],
  },
  {
    title: 'EXT-19 shows an error when the page cannot be loaded',
    events: [{ resolves: 'loadHealth', with: down }],
    end: 'failed',
    context: { failure: consentMessages.myHealthFailed },
  },
  {
    title: 'EXT-19 a failed load can be retried',
    events: [{ rejects: 'loadHealth' }, { type: 'retry.requested' }, loaded],
    end: 'shown',
    calls: [load, load],
    context: { health: someHealth, failure: null },
  },
  {
    title: 'a change while the page loads restarts the load',
    events: [{ type: 'consent.given' }, loaded],
    end: 'shown',
    calls: [{ id: 'loadHealth', aborted: true }, { id: 'loadHealth' }],
  },
  {
    title: 'a change after a failed load starts another',
    events: [{ resolves: 'loadHealth', with: down }, { type: 'consent.given' }],
    end: 'loading',
    calls: [{ id: 'loadHealth' }, { id: 'loadHealth' }],
  },
];

import { consentMessages } from '#domain/message/consent-messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { someConsents, someHealth } from './my-health.cases.ts';
import type { myHealthMachine } from './my-health.machine.ts';

const loaded = { answer: 'loadHealth', with: ok({ health: someHealth, consents: someConsents }) } as const;
const changed = { type: 'answer.changed', key: 'INPUT_10101', value: 0 } as const;
const asked = { type: 'deletion.requested', about: 'health' } as const;
const confirmed = { type: 'deletion.confirmed' } as const;
const wanted = { type: 'confirmation.wanted', about: 'health' } as const;
const down = { kind: 'unavailable', status: 500, message: null } as const;
const cleared = { ...someHealth, answers: [] };
const load = { id: 'loadHealth' } as const;
const deletion = { id: 'deleteStoredData', input: { about: 'health' } } as const;

export const myHealthJourneys: readonly JourneyOf<typeof myHealthMachine>[] = [
  {
    title: 'EXT-19 an answer is corrected, and the page shows what is stored on the server then',
    events: [loaded, changed, { answer: 'changeAnswer', with: ok(cleared) }],
    end: 'shown',
    calls: [load, { id: 'changeAnswer', input: { change: { key: 'INPUT_10101', value: 0 } } }],
    emits: [successToast(consentMessages.changed)],
    context: { health: cleared, change: null },
  },
  {
    title: 'EXT-19 a correction that does not arrive says so, and the answer stays',
    events: [loaded, changed, { answer: 'changeAnswer', with: down }],
    end: 'shown',
    emits: [errorToast(consentMessages.changeFailed)],
    context: { health: someHealth, change: null },
  },
  {
    title: 'EXT-19 one that breaks off says so as well',
    events: [loaded, changed, { defect: 'changeAnswer' }],
    end: 'shown',
    emits: [errorToast(consentMessages.changeFailed)],
    context: { health: someHealth, change: null },
  },
  {
    title: 'EXT-19 who declines the question keeps answers and consent',
    events: [loaded, asked, { type: 'deletion.declined' }],
    end: 'shown',
    calls: [load],
    emits: [wanted],
  },
  {
    title: 'EXT-19 what is taken back is deleted after a question, and the page is reloaded',
    events: [loaded, asked, confirmed, { answer: 'deleteStoredData', with: ok(someConsents) }],
    end: 'loading',
    calls: [load, deletion, load],
    emits: [
      wanted,
      successToast(consentMessages.deleted),
      { type: 'health.deleted', about: 'health', consents: someConsents },
    ],
  },
  {
    title: 'EXT-19 what could not be deleted is told, and everything stays',
    events: [loaded, asked, confirmed, { answer: 'deleteStoredData', with: down }],
    end: 'shown',
    calls: [load, deletion],
    emits: [wanted, errorToast(consentMessages.deletionFailed)],
  },
  {
    title: 'EXT-19 a deletion that breaks off is told as well',
    events: [loaded, asked, confirmed, { defect: 'deleteStoredData' }],
    end: 'shown',
    emits: [wanted, errorToast(consentMessages.deletionFailed)],
  },
  {
    title: 'EXT-19 a consent given on the page brings its answers',
    events: [loaded, { type: 'consent.given' }],
    end: 'loading',
    calls: [load, load],
  },
  {
    title: 'EXT-19 what cannot be loaded says so',
    events: [{ answer: 'loadHealth', with: down }],
    end: 'failed',
    context: { failure: consentMessages.myHealthFailed },
  },
  {
    title: 'EXT-19 what cannot be loaded can be asked for again',
    events: [{ defect: 'loadHealth' }, { type: 'retry.requested' }, loaded],
    end: 'shown',
    calls: [load, load],
    context: { health: someHealth, failure: null },
  },
];

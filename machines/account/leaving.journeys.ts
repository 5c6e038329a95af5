import { messages } from '#domain/message/messages.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { leavingMachine } from './leaving.machine.ts';

const down = { kind: 'unavailable', status: 500, message: null } as const;
const ask = { type: 'deletion.requested' } as const;
const agree = { type: 'deletion.confirmed' } as const;
const requested = { type: 'confirmation.wanted' } as const;

export const leavingJourneys: readonly JourneyOf<typeof leavingMachine>[] = [
  {
    title: 'EXT-08 exports all data of the member as one archive',
    events: [{ type: 'archive.requested' }, { resolves: 'loadArchive', with: ok('{"user":{}}') }],
    end: 'idle',
    emits: [{ type: 'archive.arrived', text: '{"user":{}}' }],
  },
  {
    title: 'EXT-08 shows an error when the archive cannot be loaded',
    events: [{ type: 'archive.requested' }, { resolves: 'loadArchive', with: down }],
    end: 'idle',
    emits: [errorToast(messages.archiveFailed)],
  },
  {
    title: 'EXT-08 keeps the account when the member declines',
    events: [ask, { type: 'deletion.declined' }],
    end: 'idle',
    calls: [],
    emits: [requested],
  },
  {
    title: 'EXT-08 signs the member out and opens the start screen after a confirmation',
    events: [
      ask,
      agree,
      { resolves: 'deleteAccount', with: ok(null) },
      { resolves: 'clearSession', with: null },
    ],
    end: 'gone',
    emits: [
      requested,
      successToast(messages.accountDeleted),
      { type: 'session.loggedOut' },
      navigationTo({ to: 'loginOrCreate' }),
    ],
  },
  {
    title: 'EXT-08 keeps the account and shows an error when it cannot be deleted',
    events: [ask, agree, { resolves: 'deleteAccount', with: down }],
    end: 'idle',
    emits: [requested, errorToast(messages.deletionFailed)],
  },
  {
    title: 'EXT-08 shows an error after an exception in loading the archive and allows a retry',
    events: [{ type: 'archive.requested' }, { rejects: 'loadArchive' }],
    end: 'idle',
    emits: [errorToast(messages.archiveFailed)],
  },
  {
    title: 'EXT-08 keeps account and session after an exception in deleting and shows an error',
    events: [ask, agree, { rejects: 'deleteAccount' }],
    end: 'idle',
    calls: [{ id: 'deleteAccount' }],
    emits: [requested, errorToast(messages.deletionFailed)],
  },
  {
    title: 'EXT-08 signs out even after an exception in clearing the device',
    events: [ask, agree, { resolves: 'deleteAccount', with: ok(null) }, { rejects: 'clearSession' }],
    end: 'gone',
    calls: [{ id: 'deleteAccount' }, { id: 'clearSession' }],
    emits: [
      requested,
      successToast(messages.accountDeleted),
      { type: 'session.loggedOut' },
      navigationTo({ to: 'loginOrCreate' }),
    ],
  },
];

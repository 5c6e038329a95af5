import { messages } from '#domain/message/messages.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { leavingMachine } from './leaving.machine.ts';

const down = { kind: 'unavailable', status: 500, message: null } as const;
const ask = { type: 'deletion.requested' } as const;
const agree = { type: 'deletion.confirmed' } as const;
const wanted = { type: 'confirmation.wanted' } as const;

export const leavingJourneys: readonly JourneyOf<typeof leavingMachine>[] = [
  {
    title: 'EXT-08 all own data come as one archive',
    events: [{ type: 'archive.requested' }, { answer: 'loadArchive', with: ok('{"user":{}}') }],
    end: 'idle',
    emits: [{ type: 'archive.arrived', text: '{"user":{}}' }],
  },
  {
    title: 'EXT-08 an archive that cannot be loaded says so',
    events: [{ type: 'archive.requested' }, { answer: 'loadArchive', with: down }],
    end: 'idle',
    emits: [errorToast(messages.archiveFailed)],
  },
  {
    title: 'EXT-08 a member who declines keeps the account',
    events: [ask, { type: 'deletion.declined' }],
    end: 'idle',
    calls: [],
    emits: [wanted],
  },
  {
    title: 'EXT-08 a member who agrees is signed out and back at the start',
    events: [ask, agree, { answer: 'deleteAccount', with: ok(null) }, { answer: 'clearSession', with: null }],
    end: 'gone',
    emits: [
      wanted,
      successToast(messages.accountDeleted),
      { type: 'session.loggedOut' },
      navigationTo({ to: 'loginOrCreate' }),
    ],
  },
  {
    title: 'EXT-08 an account that cannot be deleted now stays, and says so',
    events: [ask, agree, { answer: 'deleteAccount', with: down }],
    end: 'idle',
    emits: [wanted, errorToast(messages.deletionFailed)],
  },
  {
    title: 'EXT-08 a defect in fetching the archive is told, and it can be asked for again',
    events: [{ type: 'archive.requested' }, { defect: 'loadArchive' }],
    end: 'idle',
    emits: [errorToast(messages.archiveFailed)],
  },
  {
    title: 'EXT-08 a defect in deleting leaves the account and the session, and is told',
    events: [ask, agree, { defect: 'deleteAccount' }],
    end: 'idle',
    calls: [{ id: 'deleteAccount' }],
    emits: [wanted, errorToast(messages.deletionFailed)],
  },
  {
    title: 'EXT-08 a defect in clearing the device does not keep anybody signed in',
    events: [ask, agree, { answer: 'deleteAccount', with: ok(null) }, { defect: 'clearSession' }],
    end: 'gone',
    calls: [{ id: 'deleteAccount' }, { id: 'clearSession' }],
    emits: [
      wanted,
      successToast(messages.accountDeleted),
      { type: 'session.loggedOut' },
      navigationTo({ to: 'loginOrCreate' }),
    ],
  },
];

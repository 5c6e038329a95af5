import { navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { logoutMachine } from './logout.machine.ts';

const logoutRequested = { type: 'logout.asked' } as const;
const confirmed = { type: 'logout.confirmed' } as const;
const forgotten = { resolves: 'clearSession', with: null } as const;
const loggedOut = [
  { type: 'session.loggedOut' },
  navigationTo({ to: 'login', email: null, justLoggedOut: true }),
] as const;

export const logoutJourneys: readonly JourneyOf<typeof logoutMachine>[] = [
  {
    title: 'AUTH-44 declining the question changes nothing and calls nothing',
    events: [logoutRequested, { type: 'logout.declined' }],
    end: 'idle',
    calls: [],
    emits: [],
  },
  {
    title: 'AUTH-44 nothing is called before the question is answered',
    events: [logoutRequested, logoutRequested],
    end: 'confirming',
    calls: [],
  },
  {
    title:
      'AUTH-45 AUTH-46 AUTH-47 CONST-02 a confirmed logout calls the server once, clears the session and leaves after 500 ms',
    events: [
      logoutRequested,
      confirmed,
      confirmed,
      { resolves: 'logOut', with: ok(null) },
      forgotten,
      { wait: 500 },
    ],
    end: 'idle',
    calls: [{ id: 'logOut' }, { id: 'clearSession' }],
    emits: loggedOut,
  },
  {
    title: 'CONST-02 the page does not change before 500 ms have passed',
    events: [logoutRequested, confirmed, { resolves: 'logOut', with: ok(null) }, forgotten, { wait: 499 }],
    end: 'leaving',
    emits: [],
  },
  {
    title: 'AUTH-46 a failing logout call still forgets the session on this device',
    events: [
      logoutRequested,
      confirmed,
      { resolves: 'logOut', with: { kind: 'unavailable', status: null, message: null } },
      forgotten,
      { wait: 500 },
    ],
    end: 'idle',
    calls: [{ id: 'logOut' }, { id: 'clearSession' }],
    emits: loggedOut,
  },
  {
    title: 'AUTH-46 an exception in the logout call still forgets the session on this device',
    events: [logoutRequested, confirmed, { rejects: 'logOut' }],
    end: 'clearingSession',
    calls: [{ id: 'logOut' }, { id: 'clearSession' }],
  },
  {
    title: 'AUTH-47 an exception in forgetting does not keep the member on the page',
    events: [
      logoutRequested,
      confirmed,
      { resolves: 'logOut', with: ok(null) },
      { rejects: 'clearSession' },
      { wait: 500 },
    ],
    end: 'idle',
    emits: loggedOut,
  },
];

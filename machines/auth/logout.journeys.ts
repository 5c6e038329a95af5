import { navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { logoutMachine } from './logout.machine.ts';

const asked = { type: 'logout.asked' } as const;
const confirmed = { type: 'logout.confirmed' } as const;
const forgotten = { resolves: 'clearSession', with: null } as const;
const gone = [
  { type: 'session.loggedOut' },
  navigationTo({ to: 'login', email: null, justLoggedOut: true }),
] as const;

export const logoutJourneys: readonly JourneyOf<typeof logoutMachine>[] = [
  {
    title: 'AUTH-44 declining the question changes nothing and calls nothing',
    events: [asked, { type: 'logout.declined' }],
    end: 'idle',
    calls: [],
    emits: [],
  },
  {
    title: 'AUTH-44 nothing is called before the question is answered',
    events: [asked, asked],
    end: 'confirming',
    calls: [],
  },
  {
    title:
      'AUTH-45 AUTH-46 AUTH-47 CONST-02 a confirmed logout calls the server once, clears the session and leaves after 500 ms',
    events: [asked, confirmed, confirmed, { resolves: 'logOut', with: ok(null) }, forgotten, { wait: 500 }],
    end: 'idle',
    calls: [{ id: 'logOut' }, { id: 'clearSession' }],
    emits: gone,
  },
  {
    title: 'CONST-02 the page does not change before 500 ms have passed',
    events: [asked, confirmed, { resolves: 'logOut', with: ok(null) }, forgotten, { wait: 499 }],
    end: 'leaving',
    emits: [],
  },
  {
    title: 'AUTH-46 a failing logout call still forgets the session on this device',
    events: [
      asked,
      confirmed,
      { resolves: 'logOut', with: { kind: 'unavailable', status: null, message: null } },
      forgotten,
      { wait: 500 },
    ],
    end: 'idle',
    calls: [{ id: 'logOut' }, { id: 'clearSession' }],
    emits: gone,
  },
  {
    title: 'AUTH-46 an exception in the logout call still forgets the session on this device',
    events: [asked, confirmed, { rejects: 'logOut' }],
    end: 'clearingSession',
    calls: [{ id: 'logOut' }, { id: 'clearSession' }],
  },
  {
    title: 'AUTH-47 an exception in forgetting does not keep the member on the page',
    events: [
      asked,
      confirmed,
      { resolves: 'logOut', with: ok(null) },
      { rejects: 'clearSession' },
      { wait: 500 },
    ],
    end: 'idle',
    emits: gone,
  },
];

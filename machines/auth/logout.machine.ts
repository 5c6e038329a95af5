import { emit, setup } from 'xstate';
import { type NavigationRequested, navigationTo } from '../shared/announcements.ts';
import type { Outcome } from '../shared/outcome.ts';
import { unprovided } from '../shared/unprovided.ts';

export const logoutMachine = setup({
  types: {
    events: {} as { type: 'logout.asked' } | { type: 'logout.confirmed' } | { type: 'logout.declined' },
    emitted: {} as NavigationRequested | { type: 'session.loggedOut' },
    tags: {} as 'busy',
    children: {} as { logOut: 'logOut'; clearSession: 'clearSession' },
  },
  actors: {
    logOut: unprovided<Outcome<null>>('logOut'),
    clearSession: unprovided<null>('clearSession'),
  },
  actions: {
    reportLoggedOut: emit({ type: 'session.loggedOut' } as const),
    goToLogin: emit(navigationTo({ to: 'login', email: null, justLoggedOut: true })),
  },
  delays: { leaveDelay: 500 },
}).createMachine({
  id: 'logout',
  description: 'Log out after a question, from wherever the app offers it.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody asked to log out.',
      on: { 'logout.asked': { target: 'confirming' } },
    },
    confirming: {
      description: 'The member is asked whether to log out; declining changes nothing.',
      on: { 'logout.confirmed': { target: 'loggingOut' }, 'logout.declined': { target: 'idle' } },
    },
    loggingOut: {
      description: 'The server is told. Whatever it answers, this device forgets the session next.',
      tags: ['busy'],
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'clearingSession' },
        onError: { target: 'clearingSession' },
      },
    },
    clearingSession: {
      description: 'Tokens and what was remembered of this sign-in are removed from the device.',
      tags: ['busy'],
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: { target: 'leaving' },
        onError: { target: 'leaving' },
      },
    },
    leaving: {
      description: 'A moment to see that it worked, then the login page.',
      tags: ['busy'],
      after: { leaveDelay: { target: 'idle', actions: ['reportLoggedOut', 'goToLogin'] } },
    },
  },
});

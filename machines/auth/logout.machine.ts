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
  description: 'Logout with a confirmation.',
  initial: 'idle',
  states: {
    idle: {
      description: 'No logout was requested.',
      on: { 'logout.asked': { target: 'confirming' } },
    },
    confirming: {
      description: 'The member is asked whether to log out; declining changes nothing.',
      on: { 'logout.confirmed': { target: 'loggingOut' }, 'logout.declined': { target: 'idle' } },
    },
    loggingOut: {
      description:
        'The server ends the session. Whatever the response, the session is cleared on this device next.',
      tags: ['busy'],
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'clearingSession' },
        onError: { target: 'clearingSession' },
      },
    },
    clearingSession: {
      description: 'The sign-in is removed from the device.',
      tags: ['busy'],
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: { target: 'leaving' },
        onError: { target: 'leaving' },
      },
    },
    leaving: {
      description: 'The success message is shown briefly, then the login page.',
      tags: ['busy'],
      after: { leaveDelay: { target: 'idle', actions: ['reportLoggedOut', 'goToLogin'] } },
    },
  },
});

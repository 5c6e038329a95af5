import { logoutMachine } from '#machines/auth/logout.machine.ts';
import { forgetTokens, logOut } from './session-flow.ts';

export const logoutFlow = logoutMachine.provide({
  actors: {
    logOut,
    forgetSession: forgetTokens,
  },
});

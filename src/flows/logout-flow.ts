import { fromPromise } from 'xstate';
import { logoutMachine } from '#machines/auth/logout.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { forgetTokens } from './session-flow.ts';

export const logoutFlow = logoutMachine.provide({
  actors: {
    logOut: fromPromise(({ signal }) => outcomeOf(client.POST('/auth/logout', { signal }), () => null)),
    forgetSession: forgetTokens,
  },
});

import { fromPromise } from 'xstate';
import { sessionMachine } from '#machines/auth/session.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { clearTokens, readAccessToken } from '#src/api/token-store.ts';

export const logOut = fromPromise<Outcome<null>>(({ signal }) =>
  outcomeOf(client.POST('/auth/logout', { signal }), () => null),
);

export const clearStoredTokens = fromPromise(async () => {
  clearTokens();
  return null;
});

export const sessionFlow = sessionMachine.provide({
  actors: {
    readTokens: fromPromise(async () => readAccessToken() !== null),
    loadUser: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/users/me', { signal }), ({ data }) => data ?? null),
    ),
    logOut,
    clearStoredTokens,
  },
});

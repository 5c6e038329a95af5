import { fromPromise } from 'xstate';
import { accountRestoringMachine, type RestoreOutcome } from '#machines/auth/account-restoring.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export const accountRestoringFlow = accountRestoringMachine.provide({
  actors: {
    restoreAccount: fromPromise<RestoreOutcome, { token: string }>(({ input: { token }, signal }) =>
      outcomeOf(client.POST('/auth/restore-account', { body: { token }, signal }), ({ data }) => ({
        email: data.email,
      })),
    ),
  },
});

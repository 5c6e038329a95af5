import { fromPromise } from 'xstate';
import { emailFirstMachine } from '#machines/auth/email-first.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { register, signIn } from './credential-calls.ts';
import { clearStoredTokens } from './session-flow.ts';

const checkEmail = fromPromise<Outcome<{ exists: boolean }>, { email: string }>(({ input, signal }) =>
  outcomeOf(client.POST('/auth/check-email', { body: { email: input.email }, signal }), ({ exists }) => ({
    exists,
  })),
);

export const emailFirstFlow = emailFirstMachine.provide({
  actors: { checkEmail, signIn, register, clearStoredTokens },
});

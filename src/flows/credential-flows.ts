import { fromPromise } from 'xstate';
import type { Credentials, Registration } from '#machines/auth/credentials.ts';
import { emailFirstMachine } from '#machines/auth/email-first.machine.ts';
import { loginMachine } from '#machines/auth/login.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { forgetTokens } from './session-flow.ts';

/** The token call names the e-mail `username`; the form knows it as e-mail. */
function atFormFields<TValue>(outcome: Outcome<TValue>): Outcome<TValue> {
  if (outcome.kind !== 'invalid') return outcome;
  const { username, ...others } = outcome.fields;
  return { ...outcome, fields: username === undefined ? others : { ...others, email: username } };
}

const signIn = fromPromise<Outcome<null>, Credentials>(async ({ input, signal }) => {
  const body = {
    grant_type: 'password' as const,
    client_id: 'app',
    client_secret: 'app',
    username: input.email,
    password: input.password,
  };
  const outcome = await outcomeOf(client.POST('/auth/token', { body, signal }), (tokens) => {
    storeTokens(tokens);
    return null;
  });
  return atFormFields(outcome);
});

const checkEmail = fromPromise<Outcome<{ exists: boolean }>, { email: string }>(({ input, signal }) =>
  outcomeOf(client.POST('/auth/check-email', { body: { email: input.email }, signal }), ({ exists }) => ({
    exists,
  })),
);

const register = fromPromise<Outcome<null>, Registration>(({ input, signal }) => {
  const { name, email, password, passwordConfirmation } = input;
  const body = { name, email, password, password_confirmation: passwordConfirmation };
  return outcomeOf(client.POST('/auth/register', { body, signal }), () => null);
});

export const emailFirstFlow = emailFirstMachine.provide({
  actors: { checkEmail, signIn, register, forgetTokens },
});

export const loginFlow = loginMachine.provide({ actors: { signIn, forgetTokens } });

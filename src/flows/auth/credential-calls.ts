import { fromPromise } from 'xstate';
import type { Credentials, FirstStep, Registration } from '#machines/auth/credentials.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { exchangeTokens } from './exchange-tokens.ts';
import { mapFormFields } from './map-form-fields.ts';

export const signIn = fromPromise<Outcome<FirstStep>, Credentials>(async ({ input, signal }) => {
  const body = {
    grant_type: 'password' as const,
    client_id: 'app',
    client_secret: 'app',
    username: input.email,
    password: input.password,
  };
  const outcome = await exchangeTokens(body, 'password', signal);
  return mapFormFields(outcome, { username: 'email' });
});

export const register = fromPromise<Outcome<null>, Registration>(({ input, signal }) => {
  const { name, email, password, passwordConfirmation } = input;
  const body = { name, email, password, password_confirmation: passwordConfirmation };
  return outcomeOf(client.POST('/auth/register', { body, signal }), () => null);
});

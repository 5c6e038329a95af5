import { fromPromise } from 'xstate';
import {
  type AddAuthenticatorOutcome,
  authenticatorSetupMachine,
  type StartAuthenticatorOutcome,
} from '#machines/account/authenticator-setup.machine.ts';
import {
  type ConfirmationAttempt,
  type ConfirmationOutcome,
  confirmationMachine,
  type MailedCodeOutcome,
} from '#machines/account/confirmation.machine.ts';
import { factorRemovalMachine } from '#machines/account/factor-removal.machine.ts';
import {
  type AddPasskeyOutcome,
  type CreatePasskeyOutcome,
  type PasskeyCreation,
  passkeySetupMachine,
  type StartPasskeyOutcome,
} from '#machines/account/passkey-setup.machine.ts';
import { type RenewCodesOutcome, recoveryCodesMachine } from '#machines/account/recovery-codes.machine.ts';
import { type SecurityOutcome, securityMachine } from '#machines/account/security.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { createPasskey } from '#src/flows/auth/passkeys.ts';
import { storeConfirmation } from './confirmation-store.ts';

const done = () => null;

export const securityFlow = securityMachine.provide({
  actors: {
    loadSecurity: fromPromise<SecurityOutcome>(({ signal }) =>
      outcomeOf(client.GET('/users/me/security', { signal }), ({ data }) => data),
    ),
    endSession: fromPromise<Outcome<null>, { id: string }>(({ input: { id }, signal }) =>
      outcomeOf(client.DELETE('/users/me/sessions/{id}', { params: { path: { id } }, signal }), done),
    ),
    endOthers: fromPromise<Outcome<null>>(({ signal }) =>
      outcomeOf(client.DELETE('/users/me/sessions', { signal }), done),
    ),
    endReportLink: fromPromise<Outcome<null>, { id: string }>(({ input: { id }, signal }) =>
      outcomeOf(client.DELETE('/users/me/report-links/{id}', { params: { path: { id } }, signal }), done),
    ),
    endCalendar: fromPromise<Outcome<null>>(({ signal }) =>
      outcomeOf(client.DELETE('/users/me/calendar', { signal }), done),
    ),
  },
});

export const confirmationFlow = confirmationMachine.provide({
  actors: {
    sendCode: fromPromise<MailedCodeOutcome>(({ signal }) =>
      outcomeOf(client.POST('/users/me/confirmation-code', { signal }), ({ data }) => ({
        otpToken: data.otp_token,
      })),
    ),
    confirmIdentity: fromPromise<ConfirmationOutcome, ConfirmationAttempt>(({ input, signal }) => {
      const { secret, otpToken } = input;
      const body = otpToken === null ? { current_password: secret } : { otp_token: otpToken, code: secret };
      return outcomeOf(client.POST('/users/me/confirmations', { body, signal }), ({ data }) => {
        storeConfirmation(data.confirmation_token, data.expires_in);
        return { token: data.confirmation_token };
      });
    }),
  },
});

const confirmed = (token: string) => ({ confirmation_token: token });

export const authenticatorSetupFlow = authenticatorSetupMachine.provide({
  actors: {
    startAuthenticator: fromPromise<StartAuthenticatorOutcome, { token: string }>(
      ({ input: { token }, signal }) =>
        outcomeOf(
          client.POST('/users/me/two-step/authenticator', { body: confirmed(token), signal }),
          ({ data }) => data,
        ),
    ),
    addAuthenticator: fromPromise<AddAuthenticatorOutcome, { code: string }>(({ input: { code }, signal }) =>
      outcomeOf(client.PUT('/users/me/two-step/authenticator', { body: { code }, signal }), ({ data }) => ({
        recoveryCodes: data.recovery_codes ?? [],
      })),
    ),
  },
});

export const passkeySetupFlow = passkeySetupMachine.provide({
  actors: {
    startPasskey: fromPromise<StartPasskeyOutcome, { token: string }>(({ input: { token }, signal }) =>
      outcomeOf(
        client.POST('/users/me/two-step/passkeys', { body: confirmed(token), signal }),
        ({ data }) => data,
      ),
    ),
    createPasskey: fromPromise<CreatePasskeyOutcome, { creation: PasskeyCreation | null }>(
      async ({ input: { creation } }) => (creation === null ? { kind: 'canceled' } : createPasskey(creation)),
    ),
    addPasskey: fromPromise<AddPasskeyOutcome, { credential: string; name: string }>(({ input, signal }) =>
      outcomeOf(client.PUT('/users/me/two-step/passkeys', { body: input, signal }), ({ data }) => ({
        recoveryCodes: data.recovery_codes ?? [],
      })),
    ),
  },
});

export const recoveryCodesFlow = recoveryCodesMachine.provide({
  actors: {
    renewCodes: fromPromise<RenewCodesOutcome, { token: string }>(({ input: { token }, signal }) =>
      outcomeOf(
        client.POST('/users/me/two-step/recovery-codes', { body: confirmed(token), signal }),
        ({ data }) => ({ recoveryCodes: data.recovery_codes ?? [] }),
      ),
    ),
  },
});

export const factorRemovalFlow = factorRemovalMachine.provide({
  actors: {
    removeFactor: fromPromise<
      Outcome<null, 'confirmation_token'>,
      { passkeyId: string | null; token: string }
    >(({ input: { passkeyId, token }, signal }) => {
      const body = confirmed(token);
      if (passkeyId === null)
        return outcomeOf(client.POST('/users/me/two-step/authenticator/remove', { body, signal }), done);
      const params = { path: { id: passkeyId } };
      return outcomeOf(
        client.POST('/users/me/two-step/passkeys/{id}/remove', { params, body, signal }),
        done,
      );
    }),
  },
});

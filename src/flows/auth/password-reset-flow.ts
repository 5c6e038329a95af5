import { fromPromise } from 'xstate';
import {
  type NewPassword,
  passwordResetMachine,
  type RequestCodeOutcome,
  type ResetOutcome,
} from '#machines/auth/password-reset.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { mapFormFields } from './map-form-fields.ts';

/** Errors about the token are shown at the field of its code. */
export const codeFields = { otp_token: 'code', token: 'code', otp: 'code' } as const;

const requestCode = fromPromise<RequestCodeOutcome, { email: string }>(({ input, signal }) =>
  outcomeOf(client.POST('/auth/forgot-password', { body: { email: input.email }, signal }), ({ data }) => ({
    otpToken: data.otp_token,
  })),
);

const resetPassword = fromPromise<ResetOutcome, NewPassword>(async ({ input, signal }) => {
  const { otpToken, code, password, passwordConfirmation } = input;
  const body = { otp_token: otpToken, code, password, password_confirmation: passwordConfirmation };
  const outcome = await outcomeOf(client.POST('/auth/reset-password', { body, signal }), ({ message }) => ({
    message,
  }));
  return mapFormFields(outcome, codeFields);
});

export const passwordResetFlow = passwordResetMachine.provide({ actors: { requestCode, resetPassword } });

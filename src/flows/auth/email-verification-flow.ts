import { fromPromise } from 'xstate';
import {
  emailVerificationMachine,
  type SendCodeOutcome,
  type VerifyEmailOutcome,
} from '#machines/auth/email-verification.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { mapFormFields } from './map-form-fields.ts';
import { codeFields } from './password-reset-flow.ts';
import { clearStoredCode, type Mailbox, readStoredCode, storeCode } from './verification-code-store.ts';

export const emailVerificationFlow = (mailbox: Mailbox) =>
  emailVerificationMachine.provide({
    actors: {
      readOtpToken: fromPromise(async () => readStoredCode(mailbox)),
      // not aborted when the page is left: the code is mailed anyway, and its token must be stored
      sendCode: fromPromise<SendCodeOutcome>(() =>
        outcomeOf(client.POST('/auth/email/verification-notification'), ({ data }) => {
          storeCode(mailbox, data.otp_token);
          return { otpToken: data.otp_token };
        }),
      ),
      verifyEmail: fromPromise<VerifyEmailOutcome, { otpToken: string; code: string }>(
        async ({ input, signal }) => {
          const body = { otp_token: input.otpToken, code: input.code };
          const outcome = await outcomeOf(client.POST('/auth/email/verification', { body, signal }), () => {
            clearStoredCode(mailbox.userId);
            return null;
          });
          return mapFormFields(outcome, codeFields);
        },
      ),
    },
  });

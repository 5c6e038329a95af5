import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { emailVerificationMachine } from './email-verification.machine.ts';

export const emailVerificationCases: CasesOf<typeof emailVerificationMachine> = {
  input: { returnTo: null },
  events: {
    'code.submitted': [{ type: 'code.submitted', code: '123456' }],
    'code.resent': [{ type: 'code.resent' }],
  },
  outputs: {
    readOtpToken: ['ot_held', null],
    sendCode: {
      ...failures,
      ok: [ok({ otpToken: 'ot_new' })],
      tooMany: [{ kind: 'tooMany', retryAfterSeconds: 2 }],
    },
    verifyEmail: {
      ...failures,
      ok: [ok(null)],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'Check the code.', fields: { code: ['This code is not right.'] } },
      ],
    },
  },
  distinguish: ({ otpToken, wait }) => [otpToken, wait],
};

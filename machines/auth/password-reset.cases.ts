import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

const password = 'turnip lantern 42';
const withFieldErrors = (fields: Record<string, readonly string[]>) =>
  ({ kind: 'invalid', message: 'Check the form.', fields }) as const;

export const passwordResetCases: CasesOf<typeof passwordResetMachine> = {
  input: { otpToken: null, email: '' },
  otherInputs: [{ otpToken: 'ot_mailed', email: 'mary@example.com' }],
  events: {
    'email.submitted': [{ type: 'email.submitted', email: 'mary@example.com' }],
    'code.submitted': [
      { type: 'code.submitted', code: '123456' },
      { type: 'code.submitted', code: '12345' },
    ],
    'password.submitted': [{ type: 'password.submitted', password, passwordConfirmation: password }],
    'code.reopened': [{ type: 'code.reopened' }],
  },
  outputs: {
    requestCode: {
      ...failures,
      ok: [ok({ otpToken: 'ot_mailed' })],
      invalid: [failures.invalid[0], withFieldErrors({ email: ['This is no email address.'] })],
    },
    resetPassword: {
      ...failures,
      ok: [ok({ message: 'Your password has been changed.' })],
      invalid: [
        failures.invalid[0],
        withFieldErrors({ code: ['This code is not right.'] }),
        withFieldErrors({ password: ['Too short.'] }),
      ],
    },
  },
  secrets: [password],
};

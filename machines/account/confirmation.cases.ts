import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { confirmationMachine } from './confirmation.machine.ts';

const secret = 'turnip lantern 42';

export const confirmationCases: CasesOf<typeof confirmationMachine> = {
  events: {
    'code.requested': [{ type: 'code.requested' }],
    'confirmation.submitted': [{ type: 'confirmation.submitted', secret }],
  },
  outputs: {
    sendCode: { ...failures, ok: [ok({ otpToken: 'ot_1' })] },
    confirmIdentity: {
      ...failures,
      ok: [ok({ token: 'cf_1' })],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'No.', fields: { current_password: ['This isn’t your password.'] } },
      ],
    },
  },
  secrets: [secret],
};

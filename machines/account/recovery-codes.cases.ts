import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { recoveryCodesMachine } from './recovery-codes.machine.ts';

export const recoveryCodesCases: CasesOf<typeof recoveryCodesMachine> = {
  events: {
    'codes.requested': [{ type: 'codes.requested', token: 'cf_1' }],
    'codes.saved': [{ type: 'codes.saved' }],
  },
  outputs: {
    renewCodes: {
      ...failures,
      ok: [ok({ recoveryCodes: ['0a1b2c3d'] })],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'No.', fields: { confirmation_token: ['Confirm once more.'] } },
      ],
    },
  },
};

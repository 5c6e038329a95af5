import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { authenticatorSetupMachine } from './authenticator-setup.machine.ts';

export const authenticatorSetupCases: CasesOf<typeof authenticatorSetupMachine> = {
  events: {
    'setup.requested': [{ type: 'setup.requested', token: 'cf_1' }],
    'code.submitted': [{ type: 'code.submitted', code: '123456' }],
    'codes.saved': [{ type: 'codes.saved' }],
  },
  outputs: {
    startAuthenticator: {
      ...failures,
      ok: [ok({ secret: 'JBSWY3DP', uri: 'otpauth://totp/Kindfare' })],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'No.', fields: { confirmation_token: ['Confirm once more.'] } },
      ],
    },
    addAuthenticator: {
      ...failures,
      ok: [ok({ recoveryCodes: ['0a1b2c3d'] }), ok({ recoveryCodes: [] })],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'No.', fields: { code: ['This code isn’t right.'] } },
      ],
    },
  },
};

import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { factorRemovalMachine } from './factor-removal.machine.ts';

export const factorRemovalCases: CasesOf<typeof factorRemovalMachine> = {
  input: { passkeyId: null },
  otherInputs: [{ passkeyId: 'a-passkey' }],
  events: { 'removal.requested': [{ type: 'removal.requested', token: 'cf_1' }] },
  outputs: {
    removeFactor: {
      ...failures,
      ok: [ok(null)],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'No.', fields: { confirmation_token: ['Confirm once more.'] } },
      ],
    },
  },
};

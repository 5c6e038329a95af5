import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { accountRestoringMachine } from './account-restoring.machine.ts';

export const accountRestoringCases: CasesOf<typeof accountRestoringMachine> = {
  input: { token: 'a-token' },
  events: { 'restore.requested': [{ type: 'restore.requested' }] },
  outputs: {
    restoreAccount: {
      ...failures,
      ok: [ok({ email: 'mary@example.com' })],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'Check the link.', fields: { token: ['This link was used before.'] } },
      ],
    },
  },
};

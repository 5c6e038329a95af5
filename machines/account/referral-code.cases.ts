import { settledUser } from '#domain/session/arrival.fixture.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { referralCodeMachine } from './referral-code.machine.ts';

export const withCode = { ...settledUser, referral_code: 'Mary-26' };

export const referralCodeCases: CasesOf<typeof referralCodeMachine> = {
  events: {
    'code.submitted': [
      { type: 'code.submitted', code: 'Mary-26' },
      { type: 'code.submitted', code: ' ' },
    ],
  },
  outputs: {
    saveCode: {
      ...failures,
      ok: [ok(withCode)],
      invalid: [
        ...failures.invalid,
        { kind: 'invalid', message: 'Taken.', fields: { referral_code: ['This code is taken.'] } },
      ],
    },
  },
};

import { settledUser } from '#domain/session/arrival.fixture.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { referrerMachine } from './referrer.machine.ts';

const unknown = {
  kind: 'invalid',
  message: 'Invalid referral code',
  fields: { referral_code: ['Invalid referral code'] },
} as const;

export const referrerCases: CasesOf<typeof referrerMachine> = {
  events: {
    'dashboard.opened': [
      { type: 'dashboard.opened', isReturning: true },
      { type: 'dashboard.opened', isReturning: false },
    ],
    'code.submitted': [
      { type: 'code.submitted', code: 'ANNA-42' },
      { type: 'code.submitted', code: ' ' },
    ],
    'form.dismissed': [{ type: 'form.dismissed' }],
  },
  outputs: {
    readStart: [
      { isNamed: true, storedCode: 'ANNA-42', isDismissed: false },
      { isNamed: false, storedCode: 'ANNA-42', isDismissed: false },
      { isNamed: false, storedCode: 'ANNA-42', isDismissed: true },
      { isNamed: false, storedCode: null, isDismissed: true },
      { isNamed: false, storedCode: null, isDismissed: false },
    ],
    assignStored: { ...failures, ok: [ok(null)], invalid: [...failures.invalid, unknown] },
    nameReferrer: { ...failures, ok: [ok(null)], invalid: [...failures.invalid, unknown] },
    clearStored: [null],
    discardStored: [null],
    loadUser: {
      ...failures,
      ok: [ok(settledUser), ok({ ...settledUser, affiliate: { referred_by: 'BEN' } })],
    },
    rememberDismissal: [null],
  },
  distinguish: ({ isReturning }) => isReturning,
};

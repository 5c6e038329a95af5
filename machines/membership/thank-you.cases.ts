import { settledUser } from '#domain/session/arrival.fixture.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { memberWithPlus, plusOnSale } from './membership.samples.ts';
import type { thankYouMachine } from './thank-you.machine.ts';

export const thankYouCases: CasesOf<typeof thankYouMachine> = {
  events: {
    'onward.requested': [{ type: 'onward.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadUser: { ...failures, ok: [ok(settledUser), ok(memberWithPlus)] },
    loadPlan: { ...failures, ok: [ok(plusOnSale)] },
    loadMetas: { ...failures, ok: [ok([]), ok([{ name: 'first_login', value: 'true' }])] },
  },
  distinguish: ({ polls: pollCount }) => pollCount,
};

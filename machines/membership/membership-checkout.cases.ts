import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { yearly } from './membership.samples.ts';
import type { membershipCheckoutMachine } from './membership-checkout.machine.ts';

export const membershipCheckoutCases: CasesOf<typeof membershipCheckoutMachine> = {
  events: {
    'plan.chosen': [
      { type: 'plan.chosen', packageId: 'plus', duration: 'monthly', beginNow: false, subscriptions: [] },
      {
        type: 'plan.chosen',
        packageId: 'plus',
        duration: 'monthly',
        beginNow: false,
        subscriptions: [yearly],
      },
      {
        type: 'plan.chosen',
        packageId: 'plus',
        duration: 'monthly',
        beginNow: false,
        subscriptions: [{ ...yearly, auto_renew: false }],
      },
    ],
    'page.restored': [{ type: 'page.restored' }],
    'checkout.left': [{ type: 'checkout.left' }],
  },
  outputs: {
    setRenewal: { ...failures, ok: [ok(null)] },
    startCheckout: {
      ...failures,
      ok: [ok('/sandbox/checkout/5d0f2c'), ok(null), ok('javascript:alert(1)')],
      invalid: [
        ...failures.invalid,
        { kind: 'invalid', message: 'Invalid.', fields: { discount_code: ['This code is not valid.'] } },
        { kind: 'invalid', message: 'Invalid.', fields: { date_of_birth: ['Add your date of birth.'] } },
        { kind: 'invalid', message: 'Invalid.', fields: { begin_now: ['Tick the box.'] } },
      ],
    },
    noteChoice: { ...failures, ok: [ok(null)] },
    restoreRenewal: { ...failures, ok: [ok(null)] },
    leaveCheckout: { ...failures, ok: [ok({ isRestored: true }), ok({ isRestored: false })] },
  },
  distinguish: ({ step }) => step?.changes ?? null,
};

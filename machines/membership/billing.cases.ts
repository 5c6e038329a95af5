import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { billingMachine } from './billing.machine.ts';
import { billing, billingOver } from './billing.samples.ts';

export const billingCases: CasesOf<typeof billingMachine> = {
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'card.requested': [{ type: 'card.requested' }],
    'withdrawal.requested': [{ type: 'withdrawal.requested' }],
    'question.accepted': [{ type: 'question.accepted' }],
    'question.declined': [{ type: 'question.declined' }],
    'page.restored': [{ type: 'page.restored' }],
  },
  outputs: {
    loadBilling: { ...failures, ok: [ok(billing), ok(billingOver)] },
    checkReturn: { ...failures, ok: [ok(billing), ok(billingOver)] },
    openCardPage: { ...failures, ok: [ok('/sandbox/card/1'), ok('javascript:alert(1)')] },
    withdraw: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ billing: current }) => current?.withdrawal?.subscription_id ?? null,
};

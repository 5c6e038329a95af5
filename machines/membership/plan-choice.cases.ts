import { sellingSettings } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { plusOnSale } from './membership.samples.ts';
import type { planChoiceMachine } from './plan-choice.machine.ts';

export const planChoiceCases: CasesOf<typeof planChoiceMachine> = {
  input: { isFirstChoice: false },
  otherInputs: [{ isFirstChoice: true }],
  events: {
    'cycle.chosen': [{ type: 'cycle.chosen', cycle: 'monthly' }],
    'plan.picked': [{ type: 'plan.picked', id: 'plus' }],
    'free.chosen': [{ type: 'free.chosen' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadSettings: [sellingSettings, defaultSettings],
    loadPlans: { ...failures, ok: [ok([plusOnSale]), ok([])] },
    noteChoice: { ...failures, ok: [ok(null)] },
    loadMetas: { ...failures, ok: [ok([]), ok([{ name: 'first_login', value: 'true' }])] },
  },
  distinguish: ({ isFirstChoice, plans }) => [isFirstChoice, plans.length],
};

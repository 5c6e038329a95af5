import type { DependentFields } from '#domain/household/merged-dependent.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { dependentMachine } from './dependent.machine.ts';

export const lena: DependentFields = {
  name: 'Lena',
  kind: 'child',
  age: 5,
  allergens: ['Milk'],
  diets: [],
  excluded_foods: ['olives'],
  low: [],
  energy_target: null,
};

export const dependentCases: CasesOf<typeof dependentMachine> = {
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'dependent.submitted': [{ type: 'dependent.submitted', fields: lena }],
  },
  outputs: {
    loadDependent: { ...failures, ok: [ok(lena), ok(null)] },
    saveDependent: { ...failures, ok: [ok(null)] },
  },
  input: { id: null },
  otherInputs: [{ id: 'dependent-4' }],
};

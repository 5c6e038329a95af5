import { noPreferences } from '#domain/preferences/preferences.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { preferencesMachine } from './preferences.machine.ts';

export const savedBefore = { ...noPreferences, diets: ['Vegan'], likedIngredients: ['Carrot'] };

export const preferencesCases: CasesOf<typeof preferencesMachine> = {
  events: {
    'name.toggled': [{ type: 'name.toggled', field: 'allergens', name: 'Milk' }],
    'list.chosen': [{ type: 'list.chosen', list: 'likedIngredients' }],
    'intolerance.toggled': [{ type: 'intolerance.toggled', intolerance: 'oxalate' }],
    'ingredients.ticked': [{ type: 'ingredients.ticked', intolerance: 'sulfur', names: ['Garlic'] }],
    'preferences.submitted': [{ type: 'preferences.submitted' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadPreferences: { ...failures, ok: [ok(savedBefore)] },
    savePreferences: {
      ...failures,
      ok: [ok({ preferences: savedBefore, place: { to: 'membershipBenefits' } })],
    },
  },
};

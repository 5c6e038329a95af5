import { noPreferences, type Preferences } from '#domain/preferences/preferences.ts';
import { matchesPreset, switchPresetOn } from '#domain/recipe-filter/preset.ts';
import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ChoicesOutcome, recipeFilterMachine } from './recipe-filter.machine.ts';

export const allChoices: ChoicesOutcome = {
  diets: ok(['Vegan', 'Paleo']),
  proteinSources: ok(['Fish', 'Eggs']),
  allergens: ok(['Milk', 'Peanuts']),
};

export const savedPreferences: Preferences = {
  ...noPreferences,
  diets: ['Vegan'],
  allergens: ['Milk'],
  excludedIngredients: ['Coriander'],
  intolerances: { ...noPreferences.intolerances, oxalate: true, salicylate: true },
};

export const recipeFilterCases: CasesOf<typeof recipeFilterMachine> = {
  events: {
    'filter.opened': [
      { type: 'filter.opened', filter: { ...emptyFilter, query: 'soup' } },
      { type: 'filter.opened', filter: switchPresetOn(emptyFilter, savedPreferences) },
    ],
    'name.toggled': [{ type: 'name.toggled', field: 'allergens', name: 'Milk' }],
    'list.chosen': [{ type: 'list.chosen', list: 'atHand' }],
    'level.toggled': [{ type: 'level.toggled', field: 'isLowOxalate' }],
    'level.chosen': [{ type: 'level.chosen', field: 'isLowOxalate', level: '2' }],
    'flag.toggled': [{ type: 'flag.toggled', field: 'isLowFodmap' }],
    'calories.chosen': [{ type: 'calories.chosen', min: 200, max: 600 }],
    'minutes.chosen': [{ type: 'minutes.chosen', minutes: 30 }],
    'sort.chosen': [{ type: 'sort.chosen', sort: 'quickest' }],
    'filter.cleared': [{ type: 'filter.cleared' }],
    'filter.submitted': [{ type: 'filter.submitted' }],
    'filter.dismissed': [{ type: 'filter.dismissed' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'preset.toggled': [{ type: 'preset.toggled' }],
    'preset.retried': [{ type: 'preset.retried' }],
  },
  outputs: {
    loadChoices: [
      allChoices,
      { ...allChoices, diets: failures.unavailable[1] },
      { ...allChoices, proteinSources: failures.unavailable[0] },
      { ...allChoices, allergens: failures.unauthorized[0] },
    ],
    loadPreferences: { ok: [ok(savedPreferences)], ...failures },
  },
  distinguish: ({ choices, draft, preferences }) => [
    Object.values(choices).every(({ names }) => names.length > 0),
    preferences === null,
    draft.applyUserMeta,
    preferences !== null && matchesPreset(draft, preferences),
  ],
};

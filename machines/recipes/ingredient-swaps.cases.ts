import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ingredientSwapsMachine } from './ingredient-swaps.machine.ts';
import { sampleRecipe, sampleSwaps } from './recipe.samples.ts';

export const ingredientSwapsCases: CasesOf<typeof ingredientSwapsMachine> = {
  input: { id: '17' },
  events: {
    'swap.requested': [{ type: 'swap.requested', foodId: 'tomato', name: 'Tomatoes' }],
    'replacement.chosen': [
      { type: 'replacement.chosen', foodId: 'zucchini' },
      { type: 'replacement.chosen', foodId: 'ground-beef' },
    ],
    'swap.undone': [
      { type: 'swap.undone', original: 'tomato' },
      { type: 'swap.undone', original: 'onion' },
    ],
    'swaps.found': [{ type: 'swaps.found', made: [{ from: 'tomato', to: 'zucchini' }] }],
    'sheet.closed': [{ type: 'sheet.closed' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    findSwaps: { ...failures, ok: [ok(sampleSwaps), ok({ ...sampleSwaps, replacements: [] }), ok(null)] },
    readSwapped: { ...failures, ok: [ok(sampleRecipe)] },
    readRestored: { ...failures, ok: [ok(sampleRecipe)] },
  },
  distinguish: ({ made }) => Math.min(made.length, 2),
};

import type { FitWarning } from '#domain/meal-plan/fit-warning.ts';
import type { CasesOf } from '../shared/cases.ts';
import type { plannerSheetsMachine } from './planner-sheets.machine.ts';

export const fishPieWarning: FitWarning = { title: 'Fish pie', sentence: 'Not for you: contains milk' };

export const plannerSheetsCases: CasesOf<typeof plannerSheetsMachine> = {
  events: {
    'adding.begun': [{ type: 'adding.begun' }],
    'collections.opened': [{ type: 'collections.opened' }],
    'collection.opened': [{ type: 'collection.opened', collectionId: '12' }],
    'recipes.opened': [{ type: 'recipes.opened' }],
    'personal.opened': [{ type: 'personal.opened' }],
    'foods.opened': [{ type: 'foods.opened' }],
    'newFood.opened': [{ type: 'newFood.opened' }],
    'newFood.saved': [{ type: 'newFood.saved' }],
    'generator.opened': [{ type: 'generator.opened' }],
    'nutrients.opened': [{ type: 'nutrients.opened' }],
    'itemMenu.opened': [{ type: 'itemMenu.opened', itemId: '51' }],
    'replacements.opened': [{ type: 'replacements.opened', itemId: '51' }],
    'eaten.opened': [{ type: 'eaten.opened', itemId: '51' }],
    'dayMenu.opened': [{ type: 'dayMenu.opened' }],
    'calendar.opened': [{ type: 'calendar.opened' }],
    'target.opened': [{ type: 'target.opened' }],
    'seats.opened': [{ type: 'seats.opened', slot: 'dinner' }],
    'quantity.chosen': [
      { type: 'quantity.chosen', id: 'carrot-soup', quantity: 1, warning: null },
      { type: 'quantity.chosen', id: 'carrot-soup', quantity: 0, warning: null },
      { type: 'quantity.chosen', id: 'fish-pie', quantity: 1, warning: fishPieWarning },
    ],
    'choice.submitted': [{ type: 'choice.submitted' }],
    'choice.confirmed': [{ type: 'choice.confirmed' }],
    'choice.declined': [{ type: 'choice.declined' }],
    'sheet.closed': [{ type: 'sheet.closed' }],
  },
  outputs: {},
  distinguish: ({ chosen, warnings, sheet }) => [
    Object.keys(chosen).length > 0,
    Object.keys(warnings).length > 0,
    sheet,
  ],
};

import type { CasesOf } from '../shared/cases.ts';
import type { plannerSheetsMachine } from './planner-sheets.machine.ts';

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
    'dayMenu.opened': [{ type: 'dayMenu.opened' }],
    'calendar.opened': [{ type: 'calendar.opened' }],
    'target.opened': [{ type: 'target.opened' }],
    'quantity.chosen': [
      { type: 'quantity.chosen', id: 'carrot-soup', quantity: 1 },
      { type: 'quantity.chosen', id: 'carrot-soup', quantity: 0 },
    ],
    'choice.submitted': [{ type: 'choice.submitted' }],
    'sheet.closed': [{ type: 'sheet.closed' }],
  },
  answers: {},
  distinguish: ({ chosen }) => Object.keys(chosen).length > 0,
};

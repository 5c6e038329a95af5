import type { ShoppingAisle } from '#domain/meal-plan/shopping-list.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { shoppingListMachine } from './shopping-list.machine.ts';

export const produce: ShoppingAisle = {
  aisle: 'produce',
  items: [
    {
      food_id: 'carrot',
      name: 'Carrot',
      grams: 500,
      amount: { us: { value: 1.1, unit: 'lb' }, metric: { value: 500, unit: 'g' } },
      recipes: ['Carrot soup'],
      ticked: false,
      buy: { us: '9', metric: '9' },
      is_pantry: false,
      price_class: 1,
    },
  ],
};

export const shoppingListCases: CasesOf<typeof shoppingListMachine> = {
  input: { start: '2026-05-11', ticks: {} },
  otherInputs: [{ start: '2026-05-11', ticks: { carrot: true } }],
  events: {
    'item.ticked': [{ type: 'item.ticked', id: 'carrot', ticked: true }],
    'connection.returned': [{ type: 'connection.returned' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadList: { ...failures, ok: [ok([produce])] },
    refreshList: { ...failures, ok: [ok([produce])] },
    saveTicks: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ ticks, sent }) => [Object.keys(ticks).length, Object.keys(sent).length],
};

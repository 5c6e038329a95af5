import { tickShoppingItems as texts } from '#src/offline/texts.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const tickShoppingItems: QueuedOperation<'tickShoppingItems'> = {
  method: 'PUT',
  path: '/users/me/shopping-list/ticks',
  describe: ({ body: { items } }) => texts.description(items.length),
  redo: texts.redo,
  refusal: null,
  snapshot: () => ({}),
  optimisticResponse: () => ({ message: '' }),
  load: null,
  overlay: {
    getShoppingList: (body, { body: { start, items } }) => {
      if (body.meta.start !== start) return body;
      const ticks = new Map(items.map((each) => [each.food_id, each.ticked]));
      return {
        ...body,
        data: body.data.map((aisle) => ({
          ...aisle,
          items: aisle.items.map((item) => ({ ...item, ticked: ticks.get(item.food_id) ?? item.ticked })),
        })),
      };
    },
  },
  creates: {},
  alsoStale: [],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};

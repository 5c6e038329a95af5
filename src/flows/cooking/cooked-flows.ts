import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { cookingMessages } from '#domain/message/cooking-messages.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

type Cooked = components['schemas']['CookedRecipe'];

export const cookedDatesFlow = createResourceMachine<readonly string[], string>(
  'cookedDates',
  cookingMessages.historyFailed,
).provide({
  actors: {
    load: fromPromise(({ input: { key }, signal }) =>
      outcomeOf(
        client.GET('/recipes/{id}/cooked', { params: { path: { id: key } }, signal }),
        ({ data }) => data.dates,
      ),
    ),
  },
});

export const cookedHistoryFlow = createResourceMachine<readonly Cooked[], null>(
  'cookedHistory',
  cookingMessages.historyFailed,
).provide({
  actors: {
    load: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/users/me/cooked-recipes', { signal }), ({ data }) => data),
    ),
  },
});

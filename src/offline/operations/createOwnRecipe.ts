import { searchWords, titleKey } from '#domain/recipe/title-key.ts';
import { createOwnRecipe as texts } from '#src/offline/texts.ts';
import { cardOf, newRecipe, unmatchedNotice } from '../own-recipe-overlay.ts';
import { isRecipe, isTemporaryId } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const createOwnRecipe: QueuedOperation<'createOwnRecipe'> = {
  method: 'POST',
  path: '/users/me/recipes',
  describe: ({ body }) => texts.description(body.title),
  redo: texts.redo,
  refusal: null,
  snapshot: (mutation) => ({ title: mutation.body.title, cards: [cardOf(newRecipe(mutation))] }),
  optimisticResponse: (mutation) => ({ data: newRecipe(mutation), unmatched: [] }),
  load: null,
  overlay: {
    listOwnRecipes: (body, mutation, { query }) => {
      const key = titleKey(mutation.body.title);
      const isFound = searchWords(query.get('query') ?? '').every((word) => key.includes(word));
      if (!isFound) return body;
      const { id, ref_id, ...card } = cardOf(newRecipe(mutation));
      // the server may have created it although its response was lost
      const made = body.data.find((each) => !isTemporaryId(each.ref_id) && each.title === card.title);
      const own = { ...(made ?? card), id, ref_id };
      const others = body.data.filter((each) => each !== made);
      const first = made !== undefined || body.meta.current_page === 1 ? [own] : [];
      const total = body.meta.total + (made === undefined ? 1 : 0);
      return { data: [...first, ...others], meta: { ...body.meta, total } };
    },
  },
  creates: {
    getRecipe: (mutation, { id }) => {
      const data = newRecipe(mutation);
      return isRecipe(cardOf(data), id) ? { data } : null;
    },
    getRecipeNote: (mutation, { id }) =>
      isRecipe(cardOf(newRecipe(mutation)), id) ? { data: { text: '' } } : null,
    getCookedDates: (mutation, { id }) =>
      isRecipe(cardOf(newRecipe(mutation)), id) ? { data: { dates: [] } } : null,
  },
  alsoStale: [],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: ({ unmatched }) => unmatchedNotice(unmatched),
};

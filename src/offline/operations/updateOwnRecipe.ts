import type { OperationResponse } from '#contract/operations.ts';
import { itemsOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { changesOf, inputOfRecipe, isOverwriting } from '#domain/own-recipe/own-recipe-changes.ts';
import { updateOwnRecipe as texts } from '#src/offline/texts.ts';
import { mapCollection, mapCollections } from '../collection-overlay.ts';
import {
  cardOf,
  mapCards,
  newRecipe,
  rewritten,
  rewrittenCard,
  shownRecipe,
  unmatchedNotice,
} from '../own-recipe-overlay.ts';
import { isPlanItemOf, overlayWeek } from '../plan-overlay.ts';
import { isRecipe, type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

type Mutation = QueuedMutation<'updateOwnRecipe'>;

const changeCards = <Body extends Parameters<typeof mapCards>[0]>(
  body: Body,
  { params, body: input }: Mutation,
) => mapCards(body, params.id, (card) => rewrittenCard(card, input)) as Body;

const changeRecipes = <Holder extends { readonly recipes: Parameters<typeof mapCards>[0]['data'] }>(
  holder: Holder,
  mutation: Mutation,
): Holder => ({ ...holder, recipes: changeCards({ data: holder.recipes }, mutation).data });

const renamedIn = (week: WeekPlan, id: string, title: string): WeekPlan => ({
  ...week,
  days: Object.fromEntries(
    Object.entries(week.days).map(([date, plan]) => {
      const items = itemsOn(week, date).map((item) => (isPlanItemOf(item, id) ? { ...item, title } : item));
      return [date, plan && { ...plan, items }];
    }),
  ),
});

const titleOf = (mutation: Mutation): string => mutation.body.title ?? snapshotOf(mutation).title ?? '';

export const updateOwnRecipe: QueuedOperation<'updateOwnRecipe'> = {
  method: 'PUT',
  path: '/users/me/recipes/{id}',
  describe: (mutation) => texts.description(titleOf(mutation)),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params, body }, view) => {
    const shown = shownRecipe(params.id, view);
    if (shown === null) return { title: body.title ?? null };
    const after = rewritten(shown, body);
    return { title: after.title, cards: [cardOf(after)], recipe: inputOfRecipe(shown) };
  },
  optimisticResponse: ({ params, body, ...rest }, view) => {
    const shown = shownRecipe(params.id, view);
    if (shown !== null) return { data: rewritten(shown, body), unmatched: [] };
    const input = { title: '', servings: 1, ingredients: [], ...body };
    const created = { ...rest, operationId: 'createOwnRecipe', params: {}, query: {}, body: input } as const;
    return { data: newRecipe(created), unmatched: [] };
  },
  load: null,
  overlay: {
    getRecipe: (body, { params, body: input }) =>
      isRecipe(cardOf(body.data), params.id) ? { data: rewritten(body.data, input) } : body,
    listOwnRecipes: changeCards,
    listFavoriteRecipes: changeCards,
    listCollections: (body, mutation) => mapCollections(body, (each) => changeRecipes(each, mutation)),
    getCollection: (body, mutation) => mapCollection(body, (each) => changeRecipes(each, mutation)),
    listMealPlans: (body, { params, body: { title } }) =>
      title === undefined ? body : overlayWeek(body, (week) => renamedIn(week, params.id, title)),
  },
  creates: {},
  alsoStale: ['getMealPlanNutrients', 'getShoppingList'],
  rebase: async (mutation, server) => {
    const { recipe: before } = snapshotOf(mutation);
    if (!before) return mutation;
    const { status, body } = await server.get(`/recipes/${mutation.params.id}`);
    if (status !== 200) return mutation;
    const { data } = body as OperationResponse<'getRecipe'>;
    const changes = changesOf(before, mutation.body);
    const snapshot = {
      ...snapshotOf(mutation),
      isOverwriting: isOverwriting(inputOfRecipe(data), before, changes),
    };
    return { ...mutation, body: changes, snapshot };
  },
  recover: null,
  heart: null,
  adjustment: (mutation) => (snapshotOf(mutation).isOverwriting ? texts.overwritten(titleOf(mutation)) : ''),
  leftToDo: ({ unmatched }) => unmatchedNotice(unmatched),
};

import type { OperationResponse } from '#contract/operations.ts';
import { itemsOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { inputOfRecipe, mergedInput } from '#domain/own-recipe/merged-input.ts';
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

const renamedIn = (week: WeekPlan, { params, body: { title } }: Mutation): WeekPlan => ({
  ...week,
  days: Object.fromEntries(
    Object.entries(week.days).map(([date, plan]) => {
      const items = itemsOn(week, date).map((item) =>
        isPlanItemOf(item, params.id) ? { ...item, title } : item,
      );
      return [date, plan && { ...plan, items }];
    }),
  ),
});

export const updateOwnRecipe: QueuedOperation<'updateOwnRecipe'> = {
  method: 'PUT',
  path: '/users/me/recipes/{id}',
  describe: ({ body }) => texts.description(body.title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params, body }, view) => {
    const shown = shownRecipe(params.id, view);
    if (shown === null) return { title: body.title };
    return { title: body.title, cards: [cardOf(rewritten(shown, body))], recipe: inputOfRecipe(shown) };
  },
  optimisticResponse: ({ key, params, body, ...rest }, view) => {
    const shown = shownRecipe(params.id, view);
    const created = newRecipe({ ...rest, key, params: {}, operationId: 'createOwnRecipe', query: {}, body });
    return { data: shown === null ? created : rewritten(shown, body), unmatched: [] };
  },
  overlay: {
    getRecipe: (body, { params, body: input }) =>
      isRecipe(cardOf(body.data), params.id) ? { data: rewritten(body.data, input) } : body,
    listOwnRecipes: changeCards,
    listFavoriteRecipes: changeCards,
    listCollections: (body, mutation) => mapCollections(body, (each) => changeRecipes(each, mutation)),
    getCollection: (body, mutation) => mapCollection(body, (each) => changeRecipes(each, mutation)),
    listMealPlans: (body, mutation) => overlayWeek(body, (week) => renamedIn(week, mutation)),
  },
  creates: {},
  alsoStale: ['getMealPlanNutrients', 'getShoppingList'],
  rebase: async (mutation, server) => {
    const { recipe: before } = snapshotOf(mutation);
    if (!before) return mutation;
    const { status, body } = await server.get(`/recipes/${mutation.params.id}`);
    if (status !== 200) return mutation;
    const { data } = body as OperationResponse<'getRecipe'>;
    const { input, isOverwriting } = mergedInput(inputOfRecipe(data), before, mutation.body);
    return { ...mutation, body: input, snapshot: { ...snapshotOf(mutation), isOverwriting } };
  },
  recover: null,
  heart: null,
  adjustment: (mutation) =>
    snapshotOf(mutation).isOverwriting ? texts.overwritten(mutation.body.title) : '',
  leftToDo: ({ unmatched }) => unmatchedNotice(unmatched),
};

import type { Collection } from '#domain/collection/collection.ts';
import { itemsOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { deleteOwnRecipe as texts } from '#src/offline/texts.ts';
import { mapCollection, mapCollections, withRecipes } from '../collection-overlay.ts';
import { shownRecipe, withoutCard } from '../own-recipe-overlay.ts';
import { changeWeek, isPlanItemOf, overlayWeek } from '../plan-overlay.ts';
import { isRecipe, type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

type Mutation = QueuedMutation<'deleteOwnRecipe'>;

function withoutRecipe(collection: Collection, { params }: Mutation): Collection {
  const recipes = collection.recipes.filter((card) => !isRecipe(card, params.id));
  const removed = collection.recipes.length - recipes.length;
  return withRecipes(collection, recipes, collection.recipes_count - removed);
}

const unplanned = (week: WeekPlan, { key, params }: Mutation): WeekPlan =>
  Object.keys(week.days)
    .flatMap((date) => itemsOn(week, date).map((item) => ({ date, item })))
    .filter(({ item }) => isPlanItemOf(item, params.id))
    .reduce((left, { date, item }) => changeWeek(left, { kind: 'remove', date, itemId: item.id }, key), week);

export const deleteOwnRecipe: QueuedOperation<'deleteOwnRecipe'> = {
  method: 'DELETE',
  path: '/users/me/recipes/{id}',
  describe: (mutation) => texts.description(snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => ({ title: shownRecipe(params.id, view)?.title ?? null }),
  optimisticResponse: () => ({ message: '' }),
  load: null,
  overlay: {
    listOwnRecipes: (body, { params }) => withoutCard(body, params.id),
    listFavoriteRecipes: (body, { params }) => withoutCard(body, params.id),
    listCollections: (body, mutation) => mapCollections(body, (each) => withoutRecipe(each, mutation)),
    getCollection: (body, mutation) => mapCollection(body, (each) => withoutRecipe(each, mutation)),
    listMealPlans: (body, mutation) => overlayWeek(body, (week) => unplanned(week, mutation)),
  },
  creates: {},
  alsoStale: ['getMealPlanNutrients', 'getShoppingList', 'getRecipe'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};

import { setImmediate } from 'node:timers/promises';
import type { components } from '#contract/api.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import type { FittingChange } from '#domain/make-it-fit/fitting-steps.ts';
import { type FittingResult, makeItFit } from '#domain/make-it-fit/make-it-fit.ts';
import { formatList } from '#domain/message/format-list.ts';
import { usAndMetric } from '#domain/quantity/views.ts';
import { stateOf } from '#domain/swap/changed-dish.ts';
import { swappedAmount } from '#domain/swap/swap-recipe.ts';
import type { Context, Member } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { type DetailRow, findRecipe } from '#server/queries/recipes.ts';
import { changedDishResponse, nutrientChanges } from './changed-dish-response.ts';
import { dishOf } from './swapped-recipe.ts';

type FittingVersionResponse = components['schemas']['FittingVersion'];

/** The recipe, the profile, and the changes that make it fit. Throws 404 for an unknown recipe. */
export async function findFitting(context: Context, member: Member, id: string) {
  const [row, profile] = await Promise.all([
    findRecipe(context.db, id, member.userId),
    findDietaryProfile(context, member.userId),
  ]);
  if (row === undefined) throw notFound('There is no such recipe.');
  const { swapRoles: roles } = context.foods;
  // yields to other calls between the steps of a long search
  const options = { profile, roles, pause: () => setImmediate() };
  return { row, profile, result: await makeItFit(dishOf(row, context.foods), options) };
}

function changeResponse(
  change: FittingChange,
  { ingredients }: DetailRow,
  foods: Context['foods'],
): FittingVersionResponse['changes'][number] | null {
  const of = ingredients.filter(({ foodId }) => foodId === change.foodId);
  const [first] = of;
  if (first === undefined) return null;
  const grams = of.reduce((sum, it) => sum + it.grams, 0);
  const replacement =
    change.kind === 'swap' ? usAndMetric(swappedAmount(grams, change).amount, change.food) : null;
  return {
    kind: change.kind,
    food_id: change.foodId,
    ingredient: foods.byId.get(change.foodId)?.name ?? first.name,
    amount: of.length === 1 ? { us: first.us, metric: first.metric } : weighed(grams),
    replacement: change.kind === 'swap' ? change.food.name : null,
    replacement_food_id: change.kind === 'swap' ? change.food.id : null,
    replacement_amount: replacement,
    hint: change.kind === 'swap' ? change.hint : null,
  };
}

const weighed = (grams: number) => {
  const measure = { value: Math.round(grams), unit: 'g' };
  return { us: measure, metric: measure };
};

function sentenceOf(result: FittingResult, names: readonly string[]): string {
  switch (result.kind) {
    case 'fits':
      return 'It fits you as it is.';
    case 'changed':
      return result.changes.length === 1
        ? 'One change, and it fits you.'
        : `${result.changes.length} changes, and it fits you.`;
    case 'impossible': {
      const foodNames = formatList(names.map(nameInSentence));
      return result.isProved
        ? `We have no good replacement for the ${foodNames} in this dish. Look for a recipe that fits instead.`
        : `We didn’t find a way to make it fit; the ${foodNames} stood in the way. Look for a recipe that fits instead.`;
    }
  }
}

export async function fittingVersionResponse(
  context: Context,
  member: Member,
  id: string,
): Promise<FittingVersionResponse> {
  const { foods } = context;
  const { row, profile, result } = await findFitting(context, member, id);
  const dish = dishOf(row, foods);
  const nameOf = (foodId: string) =>
    foods.byId.get(foodId)?.name ?? row.ingredients.find((it) => it.foodId === foodId)?.name ?? foodId;
  const names = result.kind === 'impossible' ? result.foodIds.map(nameOf) : [];
  const places = row.ingredients.map(({ foodId }) => foodId);
  const changes = result.kind === 'changed' ? result.changes : [];
  return {
    changes: changes
      .toSorted((a, b) => places.indexOf(a.foodId) - places.indexOf(b.foodId))
      .flatMap((change) => changeResponse(change, row, foods) ?? []),
    before: changedDishResponse(stateOf(dish, profile), profile),
    after: result.kind === 'changed' ? changedDishResponse(stateOf(result.dish, profile), profile) : null,
    nutrients: result.kind === 'changed' ? nutrientChanges(dish, result.dish, profile) : [],
    in_the_way: names,
    sentence: sentenceOf(result, names),
  };
}

import type { OperationAnswer } from '#contract/operations.ts';
import { levelForMember } from '#domain/intolerance/for-member.ts';
import { intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { unchanged } from '#domain/intolerance/member-lists.ts';
import { verdictsOf } from '#domain/intolerance/verdicts.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { usAndMetric } from '#domain/quantity/views.ts';
import { readCriteria } from '#domain/recipe/search-criteria.ts';
import type { Eater } from '#domain/swap/eater.ts';
import { swappedAmount } from '#domain/swap/swap-recipe.ts';
import { breakersIn, type Dish, type Swap, swapsFor, withSwap } from '#domain/swap/swaps-for.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { findEater } from '../recipes/eater.ts';
import { byAxis } from '../recipes/recipe-card.ts';
import { nutrientAnswers } from '../recipes/recipe-detail.ts';
import { strangeWords } from '../recipes/strange-words.ts';
import { dishOf, swappedRow } from '../recipes/swapped-recipe.ts';

type IngredientSwaps = OperationAnswer<'listIngredientSwaps'>['data'][number];
type Replacement = IngredientSwaps['replacements'][number];

const main = ['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Sugar', 'Fiber', 'Sodium'];

/** The five levels as the eater's own lists make them. */
function levelsOf({ ingredients, servings }: Dish, { lists }: Eater): IngredientSwaps['without'] {
  const verdicts = verdictsOf(ingredients.map(({ food, grams }) => ({ food, grams: grams / servings })));
  const foodIds = [...new Set(ingredients.map(({ food }) => food.id))];
  return byAxis((axis): { level: Level | null } => ({
    level: levelForMember(verdicts[axis], lists[axis] ?? unchanged, foodIds),
  }));
}

const nutrientsOf = ({ ingredients, servings }: Dish) =>
  nutrientAnswers(nutrientsPerServing(ingredients, servings)).filter(({ name }) => main.includes(name));

function replacementAnswer(dish: Dish, foodId: string, swap: Swap, eater: Eater): Replacement {
  const after = withSwap(dish, foodId, swap);
  const before = new Map(nutrientsOf(dish).map(({ name, amount }) => [name, amount]));
  const grams = dish.ingredients.reduce((sum, it) => sum + (it.food.id === foodId ? it.grams : 0), 0);
  return {
    ingredient: swap.food.name,
    food_id: swap.food.id,
    amount: usAndMetric(swappedAmount(grams, swap).amount, swap.food),
    is_enough: swap.isEnough,
    verdicts: levelsOf(after, eater),
    nutrients: nutrientsOf(after).flatMap(({ name, amount, unit }) => {
      const was = before.get(name);
      return was === undefined
        ? []
        : [{ name, amount, unit, change: Math.round((amount - was) * 100) / 100 }];
    }),
  };
}

export const listIngredientSwaps: Handler<'listIngredientSwaps'> = async (
  context,
  { params, query, member },
) => {
  const { db, foods } = context;
  const asked = readCriteria(query, foods);
  if ('unknown' in asked) throw strangeWords(asked.unknown);
  const [row, eater] = await Promise.all([
    findRecipe(db, params.id, member.userId),
    findEater(context, member, asked),
  ]);
  if (row === undefined) throw notFound('There is no such recipe.');
  const dish = dishOf(swappedRow(row, query.swapped ?? [], foods), foods);
  const breakers = [...breakersIn(dish, eater)].filter(
    ([foodId]) => query.food_id === undefined || query.food_id === foodId,
  );
  return {
    data: breakers.map(([foodId, axes]) => ({
      ingredient: foods.byId.get(foodId)?.name ?? foodId,
      food_id: foodId,
      intolerances: intolerances.filter((axis) => axes.includes(axis)),
      without: levelsOf(
        { ...dish, ingredients: dish.ingredients.filter((it) => it.food.id !== foodId) },
        eater,
      ),
      replacements: swapsFor(dish, foodId, eater, foods.swapRoles).map((swap) =>
        replacementAnswer(dish, foodId, swap, eater),
      ),
    })),
  };
};

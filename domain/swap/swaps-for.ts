import { allergensOf, allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Diet } from '#domain/diet/diets.ts';
import { dietsOf } from '#domain/diet/diets-of.ts';
import type { Food } from '#domain/food/food.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import type { CookedFood } from '#domain/nutrition/cooking.ts';
import { type NutrientId, nutrients } from '#domain/nutrition/nutrients.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { breakersOf, type Eater, isNoWorse, type Standing, standingsOf } from './eater.ts';
import { swappedAmount } from './swap-recipe.ts';
import type { StandIn, SwapRoles } from './swap-roles.ts';

/** Grams of the whole recipe. */
export interface Dish {
  readonly ingredients: readonly CookedFood[];
  readonly servings: number;
}

export interface Swap {
  readonly food: Food;
  /** Grams of it for one gram of what it replaces. */
  readonly factor: number;
  /** The axes that the replaced food broke; none of them does it break. */
  readonly helps: readonly Intolerance[];
  /** The enabled axes afterwards. */
  readonly standings: readonly Standing[];
  /** Whether nothing stands against any limit afterwards. */
  readonly isEnough: boolean;
}

const offered = 3;

const eatenOf = ({ ingredients, servings }: Dish) =>
  ingredients.map(({ food, grams }) => ({ food, grams: grams / servings }));

/** The dish with one food in place of another, wherever it stands, in grams that a kitchen can measure. */
export function withSwap(
  { ingredients, servings }: Dish,
  foodId: string,
  { food, factor }: Pick<StandIn, 'food' | 'factor'>,
): Dish {
  return {
    servings,
    ingredients: ingredients.map((it) =>
      it.food.id === foodId ? { ...it, food, grams: swappedAmount(it.grams, { food, factor }).grams } : it,
    ),
  };
}

/** Diets that a dish keeps whoever eats it: what it is made of is a matter of conscience, and of gluten. */
const kept: readonly Diet[] = [
  'Gluten Free',
  'Vegetarian',
  'Lacto-Vegetarian',
  'Ovo-Vegetarian',
  'Vegan',
  'Pescetarian',
];

/** Those of `wanted` that a dish suits. What only other diets ask for is not computed. */
function suited(dish: Dish, wanted: readonly Diet[]): readonly Diet[] {
  const nutrients = wanted.includes('Ketogenic') ? nutrientsPerServing(dish.ingredients, dish.servings) : [];
  const eaten = wanted.includes('Low FODMAP') ? eatenOf(dish) : [];
  const { suits } = dietsOf(dish.ingredients, nutrients, verdictOf('fodmap', eaten));
  return wanted.filter((diet) => suits.includes(diet));
}

const compared: readonly NutrientId[] = ['energy', 'protein', 'carbohydrate', 'fat', 'sodium'];

/** How far apart two amounts of food are in a serving, by energy, what brings it, and salt, in shares of a day. */
function distance(food: Food, grams: number, other: Food, otherGrams: number): number {
  return compared.reduce((sum, id) => {
    const day = nutrients.find((it) => it.id === id)?.dailyValue ?? 1;
    const [one, two] = [food.per100g[id] ?? 0, other.per100g[id] ?? 0];
    return sum + Math.abs(one * grams - two * otherGrams) / 100 / day;
  }, 0);
}

/**
 * The foods of a dish that stand against the eater's limits, in the order of the ingredients, with the axes. Only
 * those that stand against one axis, when it is given.
 */
export function breakersIn(dish: Dish, eater: Eater, only?: Intolerance): Map<string, Intolerance[]> {
  const standings = standingsOf(eatenOf(dish), eater);
  const breakers = breakersOf(only ? standings.filter(({ axis }) => axis === only) : standings);
  const inOrder = [...new Set(dish.ingredients.map(({ food }) => food.id))];
  return new Map(
    inOrder.flatMap((id) => {
      const axes = breakers.get(id);
      return axes === undefined ? [] : [[id, axes]];
    }),
  );
}

/**
 * Up to three foods of the same culinary role that can stand in for one that breaks an enabled axis. None of them
 * breaks an axis itself, raises the level of another, brings an allergen that the dish did not have or the eater
 * avoids, ends a diet that the eater chose or that the dish keeps for conscience's sake, or is in the dish already.
 * Those after which the whole dish fits come first, then what is most alike in the kitchen and on the plate.
 */
export function swapsFor(dish: Dish, foodId: string, eater: Eater, roles: SwapRoles): Swap[] {
  const eaten = eatenOf(dish);
  const before = standingsOf(eaten, eater);
  const broken = before.filter(({ against }) => against.includes(foodId)).map(({ axis }) => axis);
  const replaced = eaten.filter(({ food }) => food.id === foodId);
  const [first] = replaced;
  if (first === undefined || broken.length === 0) return [];
  const grams = replaced.reduce((sum, it) => sum + it.grams, 0);

  const held = new Set(dish.ingredients.map(({ food }) => food.id));
  const allergens = new Set(allergensOf(dish.ingredients).map(({ id }) => id));
  const diets = suited(dish, [...new Set([...kept, ...eater.diets])]);

  const isFit = ({ food }: StandIn) =>
    !held.has(food.id) &&
    !eater.withoutFoods.includes(food.id) &&
    [...allergensOfFood(food)].every((id) => allergens.has(id) && !eater.allergens.includes(id));

  return roles
    .standInsFor(foodId, grams)
    .filter(isFit)
    .flatMap((standIn) => {
      const after = withSwap(dish, foodId, standIn);
      const standings = standingsOf(eatenOf(after), eater);
      if (standings.some(({ against }) => against.includes(standIn.food.id))) return [];
      if (!isNoWorse(standings, before)) return [];
      if (suited(after, diets).length < diets.length) return [];
      return [
        {
          food: standIn.food,
          factor: standIn.factor,
          helps: broken,
          standings,
          isEnough: standings.every(({ against }) => against.length === 0),
          rank: standIn.likeness - distance(first.food, grams, standIn.food, grams * standIn.factor),
        },
      ];
    })
    .toSorted((a, b) => Number(b.isEnough) - Number(a.isEnough) || b.rank - a.rank)
    .slice(0, offered)
    .map(({ rank: _, ...swap }) => swap);
}

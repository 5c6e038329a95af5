import { type Aisle, aisles, type Food } from '#domain/food/food.ts';
import { findUnit } from '#domain/quantity/units.ts';
import { measured, usAndMetric } from '#domain/quantity/views.ts';
import type { Measure, RecipeIngredient } from '#domain/recipe/recipe.ts';
import { type Pack, type Packs, packOf } from './packs.ts';
import { isGarnish, isPantry, type ToBuy, toBuy } from './shopping-packs.ts';

/** A recipe on a planned day. */
export interface CookedRecipe {
  readonly title: string;
  /** Servings that the ingredients are for. */
  readonly originalServings: number;
  /** Servings that are eaten. */
  readonly servings: number;
  readonly ingredients: readonly RecipeIngredient[];
}

/** A food that the member added to the plan, bought as it is. */
export interface BoughtFood {
  readonly id: string;
  readonly title: string;
  readonly servings: number;
}

/** One row: the total of one food. */
export interface ShoppingItem {
  readonly foodId: string;
  readonly name: string;
  /** Null if no amount has a weight. */
  readonly grams: number | null;
  readonly us: Measure;
  readonly metric: Measure;
  /** Titles of the recipes it is for. */
  readonly recipes: readonly string[];
  /** In packs and pieces of a store, rounded up. */
  readonly buy: ToBuy;
  /** Whether it is probably at home. */
  readonly isPantry: boolean;
  /** Null for a food of the member's own. */
  readonly priceClass: Food['price'] | null;
}

export interface ShoppingAisle {
  readonly aisle: Aisle;
  readonly items: readonly ShoppingItem[];
}

interface Need {
  readonly food: Food;
  readonly pack: Pack | null;
  /** The food to buy for it. */
  readonly sold: Food;
  readonly title: string;
  readonly grams: number;
  /** The recipe's count, for the servings eaten. */
  readonly count: Measure;
}

const noPacks = { packs: new Map<string, Pack>(), byId: new Map<string, Food>() };

function servingsToBuy(count: number): ToBuy {
  const text = `${count} ${count === 1 ? 'serving' : 'servings'}`;
  return { us: text, metric: text };
}

/** Foods that are not bought, such as tap water. */
const notBought: readonly string[] = ['water'];

/** Sizes that stores don't sell by: three small papayas may be one. */
const sizes: readonly string[] = ['small', 'medium', 'large'];
const isCount = (unit: string): boolean =>
  !sizes.includes(unit) && (findUnit(unit)?.kind ?? 'count') === 'count';

/** Rounds up to whole pieces; a floating-point error adds no extra piece. */
const wholeUp = (value: number): number => Math.ceil(value - 1e-6);

/** A count if every recipe counts the same food in the same unit, else a weight or volume. */
function amountOf(needs: readonly Need[], grams: number): Pick<ShoppingItem, 'us' | 'metric'> {
  const [first] = needs;
  if (first === undefined) throw new RangeError('Nothing is needed.');
  const { unit } = first.count;
  // two whites and two yolks are of two eggs
  const isSame = ({ food, count }: Need) => food.id === first.food.id && count.unit === unit;
  if (isCount(unit) && needs.every(isSame)) {
    const pieces = { value: wholeUp(needs.reduce((sum, { count }) => sum + count.value, 0)), unit };
    return { us: pieces, metric: pieces };
  }
  return {
    us: usAndMetric({ value: grams, unit: 'g' }, first.food).us,
    metric: measured(grams, first.food),
  };
}

function itemOf(needs: readonly Need[], food: Food): ShoppingItem {
  const grams = needs.reduce((sum, need) => sum + need.grams, 0);
  return {
    foodId: food.id,
    name: food.name,
    grams: Math.round(grams * 100) / 100,
    ...amountOf(needs, grams),
    buy: toBuy(food.id, needs),
    isPantry: isPantry(food, grams) || isGarnish(needs[0]?.pack ?? null, grams),
    priceClass: food.price,
    recipes: [...new Set(needs.map(({ title }) => title))],
  };
}

const byName = (a: ShoppingItem, b: ShoppingItem) => a.name.localeCompare(b.name, 'en');

/**
 * Shopping list of the planned meals, each food once, by aisle. `foodOf` returns the food of an ingredient.
 */
export function shoppingList(
  recipes: readonly CookedRecipe[],
  bought: readonly BoughtFood[],
  foodOf: (ingredient: RecipeIngredient) => Food,
  { packs, byId }: { readonly packs: Packs; readonly byId: ReadonlyMap<string, Food> } = noPacks,
): ShoppingAisle[] {
  const needs = recipes.flatMap(({ title, originalServings, servings, ingredients }) =>
    ingredients.flatMap((ingredient): Need[] => {
      const food = foodOf(ingredient);
      if (notBought.includes(food.id)) return [];
      const share = servings / originalServings;
      const { unit, value } = ingredient.us;
      const pack = packOf(food, packs);
      const sold = byId.get(pack?.soldAs ?? food.id) ?? food;
      return [
        { food, pack, sold, title, grams: ingredient.grams * share, count: { unit, value: value * share } },
      ];
    }),
  );
  const byFood = Map.groupBy(needs, ({ sold }) => sold.id);
  const rows = [...byFood.values()].flatMap((group) => {
    const food = group[0]?.sold;
    return food === undefined ? [] : [{ aisle: food.aisle, item: itemOf(group, food) }];
  });
  const own = [...Map.groupBy(bought, ({ id }) => id).values()].flatMap((group) => {
    const [food] = group;
    if (food === undefined) return [];
    const servings = { value: wholeUp(group.reduce((sum, it) => sum + it.servings, 0)), unit: 'serving' };
    const item: ShoppingItem = {
      foodId: `custom:${food.id}`,
      name: food.title,
      grams: null,
      us: servings,
      metric: servings,
      recipes: [],
      buy: servingsToBuy(servings.value),
      isPantry: false,
      priceClass: null,
    };
    return [{ aisle: 'other' as const, item }];
  });
  return aisles.flatMap((aisle) => {
    const items = [...rows, ...own].filter((row) => row.aisle === aisle).map(({ item }) => item);
    return items.length === 0 ? [] : [{ aisle, items: items.sort(byName) }];
  });
}

/** Whether a row is ticked off; it reopens when its grams have grown by more than one percent since. */
export const isTickedOff = (
  tick: { readonly grams: number | null } | undefined,
  { grams }: Pick<ShoppingItem, 'grams'>,
): boolean => tick !== undefined && (grams === null || tick.grams === null || grams <= tick.grams * 1.01);

import { aisles, type Food, origins } from '#domain/food/food.ts';
import type { Part } from './content-file.ts';
import { among, type KnownNames } from './known-names.ts';

/** Fields that name foods to leave out. */
export const foodFields = ['foods', 'origins', 'above', 'except'];

type Bounded = 'protein' | 'sugar';
const bounded: readonly Bounded[] = ['protein', 'sugar'];

/** Grams in 100 g. An unknown figure counts as the most it can be: sugar is a carbohydrate. */
const atMost = ({ per100g }: Food, nutrient: Bounded): number =>
  per100g[nutrient] ?? (nutrient === 'sugar' ? per100g.carbohydrate : undefined) ?? Number.POSITIVE_INFINITY;

/** Foods of an aisle, of an origin, or of both if both are given. */
function readKind(part: Part): (food: Food) => boolean {
  const field = part.fields(['aisle', 'origin']);
  const aisle = field('aisle').isThere ? field('aisle').oneOf(aisles) : null;
  const origin = field('origin').isThere ? field('origin').oneOf(origins) : null;
  if (aisle === null && origin === null) part.report('a kind of foods has an aisle or an origin');
  return (food) =>
    (aisle === null || food.aisle === aisle) && (origin === null || food.origins.includes(origin));
}

/** Foods with more of a nutrient than some grams in 100 g, but not those of some kinds. */
function readAbove(part: Part): (food: Food) => boolean {
  const field = part.fields(['nutrient', 'grams', 'but']);
  const nutrient = field('nutrient').oneOf(bounded);
  const grams = field('grams').amount();
  const kinds = field('but').listOrNone().map(readKind);
  return (food) => atMost(food, nutrient) > grams && !kinds.some((isOfKind) => isOfKind(food));
}

/**
 * Foods by name, and those of an origin or above a figure except those listed, so that foods that the table comes to
 * have are included.
 */
export function readFoods(field: (name: string) => Part, { foods, foodIds }: KnownNames): readonly string[] {
  const named = (name: string) =>
    field(name)
      .listOrNone()
      .map((each) => among(each, 'food', (given) => foodIds.has(given)));
  const of = new Set(
    field('origins')
      .listOrNone()
      .map((each) => each.oneOf(origins)),
  );
  const above = field('above').listOrNone().map(readAbove);
  const except = new Set(named('except'));
  const kinds = foods.filter(
    (food) =>
      !except.has(food.id) &&
      (food.origins.some((each) => of.has(each)) || above.some((isAbove) => isAbove(food))),
  );
  return [...new Set([...named('foods'), ...kinds.map(({ id }) => id)])];
}

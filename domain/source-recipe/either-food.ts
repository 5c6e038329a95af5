import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import { fodmapShares } from '#domain/intolerance/fodmap-shares.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';

/** Id prefix of placeholders for one of several foods; no name of an unknown ingredient yields such an id. */
export const eitherPrefix = 'unknown-either+';
const unweighed = '?';
const maybePrefix = 'maybe-';

/** The ids of the possible foods of such a placeholder; empty for any other id. */
export const eitherFoodIds = (id: string): string[] =>
  id.startsWith(eitherPrefix)
    ? id
        .slice(eitherPrefix.length)
        .split('+')
        .filter((part) => part !== unweighed)
    : [];

/** Id of a food that a dish may contain, listed besides the certain ones. */
export const maybeFoodId = (id: string): string => `${maybePrefix}${id}`;

export const isMaybeFoodId = (id: string): boolean => id.startsWith(maybePrefix);

/** Tolerance within which two figures count as equal. */
const maxApart = 0.1;

function agreed(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined);
  const max = Math.max(...known);
  return known.length === values.length && max - Math.min(...known) <= maxApart * max ? max : null;
}

/** The figure that limits a food per serving. */
function measureOn(axis: Intolerance, food: Food): string {
  const limits = limitsOf(axis, food);
  if (limits === null) return '';
  const shares =
    axis === 'fodmap' ? fodmapShares(food).map((it) => `${it.sum}=${it.perGram};${it.mediumPerGram}`) : [];
  return [limits.lowUpToG, limits.mediumUpToG, ...shares.toSorted()].join(' ');
}

function isAgreedOn(axis: Intolerance, foods: readonly Food[]): boolean {
  if (axis === 'oxalate') return agreed(foods.map(({ oxalate }) => oxalate?.value)) !== null;
  const measures = new Set(foods.map((food) => measureOn(axis, food)));
  return measures.size === 1 && !measures.has('');
}

function nutrientsOf(foods: readonly Food[]): Food['per100g'] {
  const ids = Object.keys(foods[0]?.per100g ?? {}) as NutrientId[];
  const entries = ids.flatMap((id) => {
    const value = agreed(foods.map(({ per100g }) => per100g[id]));
    return value === null ? [] : [[id, value] as const];
  });
  return Object.fromEntries(entries);
}

const common = <T>(values: readonly T[], other: T): T =>
  values.every((value) => value === values[0]) ? (values[0] ?? other) : other;

/**
 * Placeholder for an ingredient that is one of these foods, without saying which: "butter or olive oil". It
 * has every allergen and origin of any of them, and only the figures in which they agree; for oxalate and
 * nutrients the highest. `isWeighed`: its amount is known.
 */
export function eitherFood(name: string, foods: readonly Food[], isWeighed: boolean): Food {
  const sorted = foods.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [first] = sorted.toSorted((a, b) => (b.oxalate?.value ?? 0) - (a.oxalate?.value ?? 0));
  if (first === undefined) throw new RangeError(`${name}: one of no foods`);
  const isKnown = (axis: Intolerance) =>
    isAgreedOn(axis, sorted) && (isWeighed || limitsOf(axis, first)?.lowUpToG === Number.POSITIVE_INFINITY);
  const figures = Object.fromEntries(
    intolerances.map((axis) => [axis, isKnown(axis) ? first[axis] : null]),
  ) as Pick<Food, Intolerance>;
  const allergens = new Set<AllergenId>(sorted.flatMap((food) => [...allergensOfFood(food)]));
  const ids = sorted.map(({ id }) => id);
  return {
    id: `${eitherPrefix}${[...(isWeighed ? [] : [unweighed]), ...ids].join('+')}`,
    name,
    aliases: [],
    ndbNo: null,
    aisle: common(
      sorted.map(({ aisle }) => aisle),
      'other',
    ),
    per100g: isWeighed ? nutrientsOf(sorted) : {},
    measures: {},
    densityGPerMl: null,
    allergens: [...allergens],
    proteinSource: common<Food['proteinSource']>(
      sorted.map(({ proteinSource }) => proteinSource),
      null,
    ),
    origins: [...new Set(sorted.flatMap(({ origins }) => origins))],
    price: first.price,
    ...figures,
    oneOf: sorted,
  };
}

/** The placeholder with such an id; undefined when one of its foods is no longer in the table. */
export function eitherFoodOf(id: string, name: string, byId: ReadonlyMap<string, Food>): Food | undefined {
  const ids = eitherFoodIds(id);
  const foods = ids.flatMap((each) => byId.get(each) ?? []);
  return foods.length === ids.length && foods.length > 0
    ? eitherFood(name, foods, !id.startsWith(`${eitherPrefix}${unweighed}`))
    : undefined;
}

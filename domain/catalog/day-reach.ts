import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { mealShares } from '#domain/meal-plan/meal-shares.ts';
import { tolerance, wholeServings } from '#domain/meal-plan/plan-problem.ts';
import { amountOf, type CatalogDish } from './catalog-dish.ts';
import { type CatalogMeal, catalogMeals } from './catalog-meals.ts';

/** Kilocalories of the day: the reference of food labels (21 CFR 101.9). */
export const dayKcal = 2000;

const countedNutrients = ['protein', 'fiber'] as const;
type Counted = (typeof countedNutrients)[number];

/** Reach of a day of breakfast, lunch, dinner, and a snack. Null without dishes for one of them. */
export interface DayReach {
  /** Energy of the fullest day, up to the target: limited servings may not reach it. */
  readonly kcal: number | null;
  /** Grams in the best of the fullest days. */
  readonly most: Readonly<Record<Counted, number | null>>;
  /** Grams in a day of median dishes, scaled to the target. */
  readonly usual: Readonly<Record<Counted, number | null>>;
}

/** Buckets of energy: fine enough for the tolerance, coarse enough to be few. */
const stepKcal = 10;
const buckets = Math.floor((dayKcal * (1 + tolerance)) / stepKcal);
/** Days count as equally full within the tolerance of the target on both sides. */
const sameBuckets = Math.ceil((2 * dayKcal * tolerance) / stepKcal);

/** A number of servings of a dish: its bucket of energy, and grams of the counted nutrients. */
interface Portion {
  readonly dish: CatalogDish;
  readonly bucket: number;
  readonly grams: number;
}

const slotOf = { breakfast: 'breakfast', main: 'lunch', small: 'snack' } as const;

/** Maximum servings that are Low together on the limited axes; one is Low by itself. */
const maxServings = ({ computed }: CatalogDish, axes: readonly Intolerance[]): number =>
  Math.min(Number.POSITIVE_INFINITY, ...axes.map((axis) => Math.max(1, computed.lowServings[axis])));

function portionsFor(
  dishes: readonly CatalogDish[],
  meal: CatalogMeal,
  nutrient: Counted,
  axes: readonly Intolerance[],
): Portion[] {
  const [min, max] = mealShares[slotOf[meal]];
  const all = dishes
    .filter(({ meals }) => meals.includes(meal))
    .flatMap((dish) =>
      wholeServings
        .filter((servings) => servings <= maxServings(dish, axes))
        .map((servings) => ({
          dish,
          kcal: amountOf(dish, 'energy') * servings,
          grams: amountOf(dish, nutrient) * servings,
        })),
    );
  const sized = all.filter(({ kcal }) => kcal >= dayKcal * min && kcal <= dayKcal * max);
  return (sized.length > 0 ? sized : all).map(({ dish, kcal, grams }) => ({
    dish,
    bucket: Math.round(kcal / stepKcal),
    grams,
  }));
}

/** Maximum grams by bucket of energy; -Infinity for an energy that no choice has. */
type Best = readonly number[];

const emptyBuckets = (): number[] => new Array<number>(buckets + 1).fill(Number.NEGATIVE_INFINITY);

function keepLarger(best: number[], bucket: number, grams: number): void {
  if (bucket <= buckets && grams > (best[bucket] ?? 0)) best[bucket] = grams;
}

function single(portions: readonly Portion[]): Best {
  const best = emptyBuckets();
  for (const { bucket, grams } of portions) keepLarger(best, bucket, grams);
  return best;
}

/** All pairs of different dishes. */
function pairs(portions: readonly Portion[]): Best {
  const best = emptyBuckets();
  for (const [index, one] of portions.entries())
    for (const other of portions.slice(index + 1))
      if (one.dish !== other.dish) keepLarger(best, one.bucket + other.bucket, one.grams + other.grams);
  return best;
}

function both(one: Best, other: Best): Best {
  const best = emptyBuckets();
  for (const [bucket, grams] of one.entries())
    if (Number.isFinite(grams))
      for (const [more, others] of other.entries()) keepLarger(best, bucket + more, grams + others);
  return best;
}

/** The best day by bucket of energy. */
function bestDays(dishes: readonly CatalogDish[], nutrient: Counted, axes: readonly Intolerance[]): Best {
  const portions = (meal: CatalogMeal) => portionsFor(dishes, meal, nutrient, axes);
  return both(both(single(portions('breakfast')), single(portions('small'))), pairs(portions('main')));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median serving of each meal, scaled to the target. */
function usualOf(dishes: readonly CatalogDish[], nutrient: Counted): number | null {
  const times = { breakfast: 1, main: 2, small: 1 } as const satisfies Record<CatalogMeal, number>;
  const sum = (id: Counted | 'energy') =>
    catalogMeals.reduce((total, meal) => {
      const served = dishes.filter(({ meals }) => meals.includes(meal));
      return total + times[meal] * median(served.map((dish) => amountOf(dish, id)));
    }, 0);
  const grams = (sum(nutrient) / sum('energy')) * dayKcal;
  return Number.isFinite(grams) ? grams : null;
}

/** `limits`: the axes on which portions must be Low. A dish that suits two meals may count at both. */
export function dayReach(dishes: readonly CatalogDish[], limits: DietaryProfile['limits']): DayReach {
  const axes = Object.keys(limits) as Intolerance[];
  const best = { protein: bestDays(dishes, 'protein', axes), fiber: bestDays(dishes, 'fiber', axes) };
  const fullest = best.protein.findLastIndex(Number.isFinite);
  const max = (nutrient: Counted) =>
    fullest < 0 ? null : Math.max(...best[nutrient].slice(Math.max(0, fullest - sameBuckets), fullest + 1));
  return {
    kcal: fullest < 0 ? null : Math.min(dayKcal, fullest * stepKcal),
    most: { protein: max('protein'), fiber: max('fiber') },
    usual: { protein: usualOf(dishes, 'protein'), fiber: usualOf(dishes, 'fiber') },
  };
}

import type { OxalateFigure } from '#domain/food/food.ts';
import {
  type Bound,
  type Contribution,
  contributionsOf,
  type EatenFood,
  fits,
  fodmapSumsOf,
  levelOfKnown,
  loadOf,
  sumsWithin,
} from './contributions.ts';
import { type FodmapSum, fodmapShares } from './fodmap-shares.ts';
import type { Intolerance, Level } from './intolerances.ts';
import type { Reason, Verdict } from './verdict.ts';

/** The unit of each axis's figures. */
export const figureUnits = {
  oxalate: 'mg',
  histamine: 'score',
  sulfur: 'level',
  fodmap: 'level',
  salicylate: 'tier',
} as const satisfies Record<Intolerance, Reason['unit']>;

const doseOf = ({ food, grams }: EatenFood): number => ((food.oxalate?.value ?? 0) * grams) / 100;

const bySumShare = (sum: FodmapSum, bound: Bound) => (a: Contribution, b: Contribution) =>
  (sumsWithin(b, bound).get(sum) ?? 0) - (sumsWithin(a, bound).get(sum) ?? 0) || byShare(bound)(a, b);

/** Largest share first; equal ones by id, so that the same recipe always names the same foods. */
const byShare = (bound: Bound) => (a: Contribution, b: Contribution) =>
  b[bound] - a[bound] || b.grams - a.grams || (a.food.id < b.food.id ? -1 : 1);

/**
 * FODMAP has several sums: removes the largest share from the largest sum until all fit, then restores what
 * was not needed, the smallest first.
 */
function fewestAboveSums(
  bound: Bound,
  foods: readonly Contribution[],
  others: readonly Contribution[],
): Contribution[] {
  const isWithin = (left: readonly Contribution[]) => fits(loadOf('fodmap', bound, [...left, ...others]));
  let left = foods;
  while (!isWithin(left)) {
    const sums = fodmapSumsOf([...left, ...others], bound);
    const heaviest = sums
      .map(([sum]) => left.filter((it) => it.sums.has(sum)).toSorted(bySumShare(sum, bound))[0])
      .find((it) => it !== undefined);
    if (heaviest === undefined) break;
    left = left.filter((it) => it !== heaviest);
  }
  const out = foods.filter((it) => !left.includes(it)).toSorted(byShare(bound));
  return out.reduceRight<Contribution[]>((remaining, it) => {
    const without = remaining.filter((other) => other !== it);
    return isWithin(foods.filter((food) => !without.includes(food))) ? without : remaining;
  }, out);
}

/** The fewest of `foods` to remove, largest share first, until the others are within the bound. */
function fewestAbove(
  axis: Intolerance,
  bound: Bound,
  foods: readonly Contribution[],
  others: readonly Contribution[] = [],
): Contribution[] {
  if (axis === 'fodmap') return fewestAboveSums(bound, foods, others);
  const heaviest = foods.toSorted(byShare(bound));
  const enough = heaviest.findIndex((_, n) => fits(loadOf(axis, bound, [...heaviest.slice(n), ...others])));
  return enough === -1 ? heaviest : heaviest.slice(0, enough);
}

function reasonOf(axis: Intolerance, part: Contribution): Reason {
  const { food, grams, limits } = part;
  const figure = food[axis];
  return {
    foodId: food.id,
    foodName: food.name,
    grams,
    level: limits && levelOfKnown(axis, [part]),
    figure: figure && (axis === 'oxalate' ? doseOf(part) : figure.value),
    unit: figure && figureUnits[axis],
    lowUpToG: limits && Number.isFinite(limits.lowUpToG) ? limits.lowUpToG : null,
    confidence: figure?.confidence ?? null,
    source: figure?.source ?? null,
    mediumUpToG: limits && Number.isFinite(limits.mediumUpToG) ? limits.mediumUpToG : null,
    sugar: null,
    ...(axis === 'fodmap' && sugarOf(part)),
    ...(axis === 'oxalate' && food.oxalate?.spread && spreadOf(food.oxalate)),
  };
}

const spreadOf = ({ value, spread }: OxalateFigure): Pick<Reason, 'spread'> =>
  spread === undefined ? {} : { spread: { ...spread, highest: value } };

/** The sum with the food's largest share, and its figure. */
function sugarOf({ food, grams }: Contribution): Partial<Reason> {
  const [largest] = fodmapShares(food).toSorted((a, b) => b.perGram - a.perGram);
  if (largest === undefined) return {};
  const { sum, sugarPerGram, limitG, confidence, source } = largest;
  const sugar = { sum, grams: sugarPerGram === null ? null : sugarPerGram * grams, limitG };
  return { sugar, confidence, source };
}

/** The largest sum of a serving, which decides its FODMAP level. Null for other axes and for foods that add nothing. */
function largestSum(axis: Intolerance, known: readonly Contribution[]): Verdict['largestSum'] {
  const [largest] = axis === 'fodmap' ? fodmapSumsOf(known) : [];
  return largest === undefined ? null : { sum: largest[0], share: largest[1] };
}

const idsOf = (parts: readonly Contribution[]): string[] => parts.map((it) => it.food.id);

/** What decides whether a dish fits, without the reasons. */
export type LevelVerdict = Pick<Verdict, 'level' | 'aboveLow' | 'aboveMedium' | 'unknown'>;

function judgedParts(axis: Intolerance, eaten: readonly EatenFood[]) {
  const parts = contributionsOf(axis, eaten).toSorted(byShare('low'));
  const known = parts.filter((it) => it.limits !== null);
  const unknown = parts.filter((it) => it.limits === null);
  const knownLevel = levelOfKnown(axis, known);
  const level: Level | null = unknown.length > 0 && knownLevel < 3 ? null : knownLevel;

  const aboveLow = fewestAbove(axis, 'low', known);
  const others = known.filter((it) => !aboveLow.includes(it));
  const aboveMedium = fewestAbove(axis, 'medium', aboveLow, others);
  const verdict: LevelVerdict = {
    level,
    aboveLow: idsOf([...aboveLow, ...unknown]),
    aboveMedium: idsOf([...aboveMedium, ...unknown]),
    unknown: idsOf(unknown),
  };
  const deciding = level === 3 ? aboveMedium : level === null ? unknown : aboveLow;
  return { verdict, parts, known, deciding };
}

/** The level of one serving on one axis, and the foods above it: `verdictOf` without what only a shown verdict needs. */
export const levelVerdictOf = (axis: Intolerance, eaten: readonly EatenFood[]): LevelVerdict =>
  judgedParts(axis, eaten).verdict;

/**
 * The level of one serving of a recipe on one axis, and why. `eaten`: grams per serving; pass `servings` for
 * half or two servings. A food without a figure makes the verdict unknown, whatever its amount, unless the
 * known foods are High already: more food cannot make it lower.
 */
export function verdictOf(axis: Intolerance, eaten: readonly EatenFood[], servings = 1): Verdict {
  const scaled = eaten.map(({ food, grams }) => ({ food, grams: grams * servings }));
  const { verdict, parts, known, deciding } = judgedParts(axis, scaled);
  const rank = (it: Contribution) => (deciding.includes(it) ? 0 : it.limits === null ? 1 : 2);
  return {
    level: verdict.level,
    dose: axis === 'oxalate' ? known.reduce((sum, it) => sum + doseOf(it), 0) : null,
    largestSum: largestSum(axis, known),
    reasons: parts.toSorted((a, b) => rank(a) - rank(b)).map((it) => reasonOf(axis, it)),
    deciding: idsOf(deciding),
    aboveLow: verdict.aboveLow,
    aboveMedium: verdict.aboveMedium,
    unknown: verdict.unknown,
  };
}

/** All five verdicts of one serving. */
export function verdictsOf(eaten: readonly EatenFood[], servings = 1): Record<Intolerance, Verdict> {
  const of = (axis: Intolerance) => verdictOf(axis, eaten, servings);
  return {
    oxalate: of('oxalate'),
    histamine: of('histamine'),
    sulfur: of('sulfur'),
    fodmap: of('fodmap'),
    salicylate: of('salicylate'),
  };
}

/**
 * Whether a recipe may be shown to a member who filters for `level` and has included the foods `included`.
 * The same test as in the search on stored ids: all foods above the level are included, so the recipe without
 * them is at most at it. Only High lets unknown recipes pass, as it lets everything pass.
 */
export function passes(
  verdict: Pick<Verdict, 'aboveLow' | 'aboveMedium'>,
  level: Level,
  included: Iterable<string> = [],
): boolean {
  if (level === 3) return true;
  const fine = new Set(included);
  return (level === 1 ? verdict.aboveLow : verdict.aboveMedium).every((id) => fine.has(id));
}

/** The level for a member who has included the foods `included`: the lowest that the recipe passes, else its own. */
export function levelFor(
  verdict: Pick<Verdict, 'level' | 'aboveLow' | 'aboveMedium'>,
  included: Iterable<string> = [],
): Level | null {
  const fine = new Set(included);
  return passes(verdict, 1, fine) ? 1 : passes(verdict, 2, fine) ? 2 : verdict.level;
}

import type { Food } from '#domain/food/food.ts';
import { toGrams } from '#domain/quantity/grams.ts';
import { findUnit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { isContainer } from './read-measure.ts';

/**
 * Net weight of a can, by its drained weight as printed on most: 240 of 400 g of beans, 112 of 145 g of tuna.
 * The table has the drained weight.
 */
const netOfDrainedG: Readonly<Record<number, number>> = { 240: 400, 112: 145 };
const looseSizes = new Set([
  ...[
    'small',
    'medium',
    'large',
    'piece',
    'head',
    'fillet',
    'stalk',
    'breast',
    'thigh',
    'steak',
    'floret',
    'pod',
  ],
  ...['joint', 'ear', 'leaf', 'bulb', 'block'],
]);

/** A line with what determines its weight. */
export interface Weighable {
  readonly amounts: readonly Measure[];
  readonly isDrainedWeight: boolean;
  readonly isDrained: boolean;
}

/** Synonyms of units; a food has a weight for one of them. */
const sameThing: Readonly<Record<string, readonly string[]>> = {
  package: ['packet', 'sachet', 'box', 'bag'],
  sachet: ['packet', 'package'],
  pouch: ['packet', 'package'],
  bag: ['package', 'packet'],
  box: ['package', 'packet'],
  stalk: ['stick', 'rib'],
  stick: ['stalk'],
  slice: ['rasher', 'strip'],
  head: ['bulb'],
  // a cabbage is a head of it
  '': ['head'],
};

function gramsOf({ value, unit }: Measure, food: Food): number | null {
  for (const word of [unit, ...(sameThing[unit] ?? [])]) {
    const grams = toGrams({ value, unit: word }, food);
    if (typeof grams === 'number') return grams;
    const own = food.measures[word];
    if (own !== undefined) return own * value;
  }
  return null;
}

/** Volumes that differ between countries. Milliliters next to them or to a can are more reliable. */
const vagueVolumes = new Set([
  ...['pint', 'quart', 'gallon', 'fl oz', 'imperial pint', 'imperial fl oz'],
  ...['cup', 'tbsp', 'tsp', 'Australian tbsp'],
]);

/** Reliability of an amount for the weight: the author's own grams first, a bare count last. */
function rank({ unit }: Measure): number {
  const kind = findUnit(unit)?.kind;
  if (kind === 'weight') return findUnit(unit)?.system === 'metric' ? 0 : 1;
  return unit === '' ? 4 : kind === 'volume' ? 2 : 3;
}

/** Counted amounts are the author's own if they come first; only a weight next to them is more reliable. */
function inOrder(amounts: readonly Measure[]): readonly Measure[] {
  const weights = amounts.filter((it) => rank(it) < 2).toSorted((a, b) => rank(a) - rank(b));
  const others = amounts.filter((it) => rank(it) >= 2);
  const metric = others.filter(({ unit }) => unit === 'ml' || unit === 'l');
  const shown = others[0]?.unit ?? '';
  const isVague = metric.length > 0 && (vagueVolumes.has(shown) || isContainer(shown));
  const counts = isVague ? [...metric, ...others.filter((it) => !metric.includes(it))] : others;
  const [first, second] = counts;
  const isCounted = first?.unit === '' && second !== undefined && rank(second) === 3;
  return [...weights, ...(isCounted ? [second, ...counts.filter((it) => it !== second)] : counts)];
}

/** Grams of a line of a food; null: none of its amounts has a weight. */
export function gramsOfLine({ amounts, isDrained, isDrainedWeight }: Weighable, food: Food): number | null {
  for (const amount of inOrder(amounts)) {
    const grams = gramsOf(amount, food);
    if (grams === null) continue;
    const isNet =
      rank(amount) < 2 && isDrained && !isDrainedWeight && amounts.some(({ unit }) => unit === 'can');
    const can = food.measures['can'] ?? 0;
    const net = netOfDrainedG[can];
    return isNet && net !== undefined ? (grams * can) / net : grams;
  }
  const sized = amounts.find(({ unit }) => looseSizes.has(unit));
  return sized === undefined ? null : gramsOf({ value: sized.value, unit: '' }, food);
}

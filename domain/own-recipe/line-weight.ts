import type { Food } from '#domain/food/food.ts';
import { toGrams } from '#domain/quantity/grams.ts';
import { findUnit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';

/**
 * Net weight of a can, by what stays of it without its liquid, as it is printed on most: 240 of 400 g of beans, 112 of
 * 145 g of tuna. The table's can is the drained one.
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

/** A line as far as its weight goes. */
export interface Weighable {
  readonly amounts: readonly Measure[];
  readonly isDrainedWeight: boolean;
  readonly isDrained: boolean;
}

/** Words of shops and cooks for the same thing; a food has a weight under one of them. */
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

/** How sure an amount tells a weight: the author's own grams first, a bare count last. */
function rank({ unit }: Measure): number {
  const kind = findUnit(unit)?.kind;
  if (kind === 'weight') return findUnit(unit)?.system === 'metric' ? 0 : 1;
  return unit === '' ? 4 : kind === 'volume' ? 2 : 3;
}

/** Counted amounts are the author's own where they stand first; only a weight beside them is surer. */
function inOrder(amounts: readonly Measure[]): readonly Measure[] {
  const weights = amounts.filter((it) => rank(it) < 2).toSorted((a, b) => rank(a) - rank(b));
  const counts = amounts.filter((it) => rank(it) >= 2);
  const [first, second] = counts;
  const isCounted = first?.unit === '' && second !== undefined && rank(second) === 3;
  return [...weights, ...(isCounted ? [second, ...counts.filter((it) => it !== second)] : counts)];
}

/** Grams of a line of a food; null: no amount of it has a weight. */
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

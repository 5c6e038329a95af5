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

/** Pieces whose size the author may tell: "1 large onion (about 2 cups chopped)". */
const wholes = new Set(['', 'small', 'medium', 'large', 'head']);

const volumesOf = (amounts: readonly Measure[], food: Food): readonly number[] =>
  amounts.flatMap((amount) =>
    findUnit(amount.unit)?.kind === 'volume' ? (gramsOf(amount, food) ?? []) : [],
  );

/** A line with what determines its weight. */
export interface Weighable {
  readonly amounts: readonly Measure[];
  readonly added: readonly Measure[];
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

/** "1 whole garlic", "1 celery": the head where the table counts what it is broken into. */
const wholeOf = (unit: string, { measures: { head, piece } }: Food) =>
  unit === '' && head !== undefined && piece !== undefined && head > piece ? 'head' : unit;

function gramsOf({ value, unit: written }: Measure, food: Food): number | null {
  const unit = wholeOf(written, food);
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

/** A large one in usual ones, for foods without a weight of it: those with one have 1.15 (banana) to 1.7 (potato). */
const largeOfUsual = 1.4;

/** "Plus a handful for the top": half a cup, which is a large hand. */
const handfulG = ({ value, unit }: Measure, food: Food) =>
  unit === 'handful' ? gramsOf({ value: value / 2, unit: 'cup' }, food) : null;

/** Grams of a line of a food; null: none of its amounts, or not what is added to them, has a weight. */
export function gramsOfLine(line: Weighable, food: Food): number | null {
  const added = line.added.map((amount) => gramsOf(amount, food) ?? handfulG(amount, food) ?? Number.NaN);
  const grams = (gramsOfAmounts(line, food) ?? Number.NaN) + added.reduce((sum, each) => sum + each, 0);
  return Number.isNaN(grams) ? null : grams;
}

function gramsOfAmounts({ amounts, isDrained, isDrainedWeight }: Weighable, food: Food): number | null {
  for (const amount of inOrder(amounts)) {
    const grams = gramsOf(amount, food);
    if (grams === null) continue;
    const isNet =
      rank(amount) < 2 && isDrained && !isDrainedWeight && amounts.some(({ unit }) => unit === 'can');
    const can = food.measures['can'] ?? 0;
    const net = netOfDrainedG[can];
    if (isNet && net !== undefined) return (grams * can) / net;
    return wholes.has(amount.unit) ? Math.max(grams, ...volumesOf(amounts, food)) : grams;
  }
  const sized = amounts.find(({ unit }) => looseSizes.has(unit));
  if (sized === undefined) return null;
  const grams = gramsOf({ value: sized.value, unit: '' }, food);
  return grams !== null && sized.unit === 'large' && food.aisle === 'produce' ? grams * largeOfUsual : grams;
}

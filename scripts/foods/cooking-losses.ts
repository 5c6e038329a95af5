/**
 * Retention of nutrients in cooking, from pairs of USDA SR28 rows: the same food raw and cooked. Writes
 * nothing; prints the table of domain/nutrition/cooking-losses.ts as computed from the pairs, and fails if
 * that file differs: `npm run foods:losses -- --data DIR`.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type CookedKind, cookingLosses } from '#domain/nutrition/cooking-losses.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { Row } from './csv.ts';
import { usdaColumns } from './nutrients.ts';
import { amount, readUsda } from './usda.ts';

interface Pairing {
  readonly groups: readonly string[];
  readonly raw: readonly string[];
  readonly cooked: readonly string[];
  /** The component that cooking does not change, by which the weights are related: dry matter, or protein. */
  readonly unchanged: 'dry matter' | 'protein';
}

const flesh = ['Beef Products', 'Pork Products', 'Lamb, Veal, and Game Products'];
const dry = ['roasted', 'broiled', 'grilled', 'pan-fried', 'pan-broiled'].map((how) => `, cooked, ${how}`);
const wet = ['braised', 'stewed'].map((how) => `, cooked, ${how}`);

const pairings: Readonly<Record<CookedKind, Pairing>> = {
  'vegetable boiled': {
    groups: ['Vegetables and Vegetable Products'],
    raw: [', raw'],
    cooked: [', cooked, boiled, drained, without salt'],
    unchanged: 'dry matter',
  },
  'pulse boiled': {
    groups: ['Legumes and Legume Products'],
    raw: [', mature seeds, raw'],
    cooked: [', mature seeds, cooked, boiled, without salt'],
    unchanged: 'dry matter',
  },
  'grain boiled': {
    groups: ['Cereal Grains and Pasta'],
    raw: [', raw', ', dry', ', uncooked'],
    cooked: [', cooked'],
    unchanged: 'dry matter',
  },
  'meat boiled': { groups: flesh, raw: [', raw'], cooked: wet, unchanged: 'protein' },
  'meat roasted': { groups: flesh, raw: [', raw'], cooked: dry, unchanged: 'protein' },
  'poultry boiled': { groups: ['Poultry Products'], raw: [', raw'], cooked: wet, unchanged: 'protein' },
  'poultry roasted': { groups: ['Poultry Products'], raw: [', raw'], cooked: dry, unchanged: 'protein' },
  'fish boiled': {
    groups: ['Finfish and Shellfish Products'],
    raw: [', raw'],
    cooked: [', cooked, moist heat'],
    unchanged: 'protein',
  },
  'fish roasted': {
    groups: ['Finfish and Shellfish Products'],
    raw: [', raw'],
    cooked: [', cooked, dry heat'],
    unchanged: 'protein',
  },
};

/** Minimum number of pairs for a nutrient. */
const enough = 10;

/** Not computed: unchanged by definition, or negligible in foods that lose them. */
const unchanged: readonly string[] = ['energy', 'protein', 'carbohydrate', 'sugar', 'fiber'];

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (!values.data) throw new Error('Say where the source data lies: npm run foods:losses -- --data DIR');
const usda = readUsda(values.data);
const byName = new Map([...usda.foods.values()].map((row) => [row['description'] ?? '', row]));
const dryMatter = (row: Row) => 100 - (amount(usda.extra.get(row['ndb_no'] ?? ''), 'water_g') ?? 100);

function pairsOf({ groups, raw, cooked }: Pairing): { readonly raw: Row; readonly cooked: Row }[] {
  return [...byName].flatMap(([name, row]) => {
    const ending = raw.find((it) => name.endsWith(it));
    if (!ending || !groups.includes(row['food_group'] ?? '')) return [];
    return cooked.flatMap((it) => {
      const other = byName.get(name.slice(0, -ending.length) + it);
      return other ? [{ raw: row, cooked: other }] : [];
    });
  });
}

let differs = false;
for (const [kind, pairing] of Object.entries(pairings) as [CookedKind, Pairing][]) {
  const weighed = pairsOf(pairing).flatMap((pair) => {
    const of = (row: Row) =>
      pairing.unchanged === 'protein' ? (amount(row, 'protein_g') ?? 0) : dryMatter(row);
    const grams = of(pair.raw) / of(pair.cooked);
    return Number.isFinite(grams) && grams > 0 ? [{ ...pair, grams }] : [];
  });
  const remaining: Partial<Record<NutrientId, number>> = {};
  for (const [id, column] of Object.entries(usdaColumns) as [NutrientId, string][]) {
    const shares = weighed.flatMap(({ raw, cooked, grams }) => {
      const [before, after] = [amount(raw, column), amount(cooked, column)];
      return before && after !== null ? [(after * grams) / before] : [];
    });
    const share = Math.min(1, rounded(median(shares)));
    if (shares.length >= enough && !unchanged.includes(id) && share > 0 && share < 1) remaining[id] = share;
  }
  const found = { grams: rounded(median(weighed.map(({ grams }) => grams))), left: remaining };
  console.log(`${kind}: ${weighed.length} pairs`, JSON.stringify(found));
  if (!isDeepStrictEqual(found, cookingLosses[kind])) {
    differs = true;
    console.error(`  the table says ${JSON.stringify(cookingLosses[kind])}`);
  }
}
process.exitCode = differs ? 1 : 0;

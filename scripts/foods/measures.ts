import type { Row } from './csv.ts';

/** Measures of USDA that no recipe uses: weight units, label servings, restaurant sizes. */
const ignored =
  /^(oz|lb|cubic inch|nlea|serving|unit|package|container|carton|grams|can|box|drink|glass|jigger|bar|quart|liter|pint|extra|jumbo|mini|yield)|yield|refuse|servings?\b|, with (shell|hulls|pits)|in shell|small box|as purchased/;

/** USDA's word at the start of a measure, and the unit for it. */
const heads: readonly (readonly [RegExp, string])[] = [
  [/^fl oz\b/, 'fl oz'],
  [/^cup\b/, 'cup'],
  [/^(tbsp|tablespoon)\b/, 'tbsp'],
  [/^tsp\b/, 'tsp'],
  [/^(slice|slices)\b/, 'slice'],
  [/^cloves?\b/, 'clove'],
  [/^sprigs?\b/, 'sprig'],
  [/^(leaf|leaves)\b/, 'leaf'],
  [/^(stalk|head|stick|spear|fillet|strip|sheet|block|patty|link|ear|bunch|pat|wedge|cube)s?\b/, '$1'],
  [/^(small|medium|large)\b/, '$1'],
];

/** Forms of food in a cup, from the one recipes mean most often to the rarest. */
const forms = ['chopped', 'chopped or diced', 'diced', 'sliced', 'slices', 'cubes', 'shredded', 'grated'];
const otherForms = ['whole', 'halves', 'pieces', 'ground', 'leaves', 'crumbled', 'packed', 'unpacked'];

interface Reading {
  readonly unit: string;
  /** Lower is closer to what a cook means by the bare unit. */
  readonly rank: number;
}

function readMeasure(text: string): Reading | null {
  const measure = text.toLowerCase().trim();
  if (ignored.test(measure)) return null;
  for (const [pattern, unit] of heads) {
    const found = pattern.exec(measure);
    if (!found) continue;
    const rest = measure.slice(found[0].length).replace(/^[\s,]+/, '');
    const order = [...forms, ...otherForms].indexOf(rest);
    const known = rest === '' ? 0 : order < 0 ? 50 : order + 1;
    const sized = rest.startsWith('medium') ? 1 : rest.startsWith('large') ? 3 : known;
    return { unit: unit.replace('$1', found[1] ?? ''), rank: sized };
  }
  const size = /\b(small|medium|large)\b/.exec(measure);
  if (size?.[1]) return { unit: size[1], rank: 10 };
  return { unit: 'piece', rank: 60 };
}

const grams = (value: number) => String(Number(value.toFixed(2)));

/**
 * Grams of one household measure of a food by unit, such as `cup`, from the USDA weights of its row; if
 * several rows have the same unit, the plainest one wins. A piece is a medium one if USDA weighs no piece.
 */
export function usdaMeasures(weights: readonly Row[]): Map<string, string> {
  const best = new Map<string, { rank: number; grams: number }>();
  for (const row of weights) {
    const reading = readMeasure(row['measure'] ?? '');
    const one = Number(row['grams']) / Number(row['amount']);
    if (!(reading && one > 0)) continue;
    const known = best.get(reading.unit);
    if (!known || reading.rank < known.rank) best.set(reading.unit, { rank: reading.rank, grams: one });
  }
  const medium = best.get('medium');
  if (medium && !best.has('piece')) best.set('piece', medium);
  return new Map([...best].map(([unit, { grams: one }]) => [unit, grams(one)]));
}

/** `cup=120|piece=50` as a map. */
export function readPairs(cell: string): Map<string, string> {
  const pairs = cell.split('|').filter((pair) => pair !== '');
  return new Map(pairs.map((pair) => pair.split('=') as [string, string]));
}

export const writePairs = (pairs: ReadonlyMap<string, string>) =>
  [...pairs].map(([unit, one]) => `${unit}=${one}`).join('|');

/** US milliliters of the volumes whose bare name USDA weighs; one US teaspoon is 4.92892 ml. */
const volumes = { 'fl oz': 29.5735, cup: 236.588, tbsp: 14.7868, tsp: 4.92892 };

/** Grams per milliliter from a weighed, unqualified volume (`cup`, not `cup, sliced`); blank if there is none. */
export function usdaDensity(weights: readonly Row[]): string {
  for (const [unit, ml] of Object.entries(volumes)) {
    const row = weights.find((one) => one['measure']?.toLowerCase().trim() === unit);
    if (row) return String(Number((Number(row['grams']) / Number(row['amount']) / ml).toFixed(3)));
  }
  return '';
}

import type { FodmapGroup } from '#domain/food/fodmap-figure.ts';
import type { Row } from './csv.ts';

/** The largest serving of a food published as low, or the word that no amount counts. */
export interface Serving {
  /** Grams as a recipe names the food; null where passing the listed serving means nothing. */
  readonly lowUpToG: number | null;
  readonly groups: readonly FodmapGroup[];
  /** 1 or 2: read at a page that names its source, or on several; 3: one second-hand page; 4: from memory. */
  readonly trust: number;
  /** Key of content/sources.csv. */
  readonly source: string;
}

const groups: Readonly<Record<string, FodmapGroup>> = {
  fructans: 'oligos',
  GOS: 'oligos',
  lactose: 'lactose',
  'excess fructose': 'fructose',
  sorbitol: 'sorbitol',
  mannitol: 'mannitol',
  perseitol: 'perseitol',
};

function groupsOf(cell: string): FodmapGroup[] {
  const named = cell === '' ? [] : cell.split(';').map((sugar) => groups[sugar.trim()]);
  if (named.includes(undefined)) throw new Error(`no group of FODMAP sugars for "${cell}"`);
  return [...new Set(named.flatMap((group) => group ?? []))];
}

/** Sources by the place that a row was read at, in this order; the last takes what is left. */
const places: readonly (readonly [RegExp, string])[] = [
  [/from memory/, 'fodmap-servings-recalled'],
  [/GutCheck traffic-light/, 'fodmap-servings-gutcheck'],
  [/github\.com\/gut-check/, 'fodmap-servings-gut-check-log'],
  [/ntro\.it\.com|biologyinsights/, 'fodmap-servings-restated'],
  [/./, 'fodmap-servings-dietitians'],
];
const placeOf = (source: string) => places.find(([pattern]) => pattern.test(source))?.[1] ?? '';

/** Of one food: what the row says, in grams as recipes name it; null for a row that gives neither a limit nor a word. */
function readRow(row: Row, yieldOfDry: number): (Serving & { readonly year: number }) | null {
  const limit = row['is_limit'] === 'yes';
  const green = row['green_max_g'] ?? '';
  if (limit && green === '') return null;
  const perDry = row['state'] === 'cooked' ? yieldOfDry : 1;
  return {
    lowUpToG: limit ? Number(green) / perDry : null,
    groups: limit ? groupsOf(row['sugars'] ?? '') : [],
    trust: Number(row['trust']),
    source: placeOf(row['source'] ?? ''),
    year: Number(row['year'] || 0),
  };
}

const strictness = ({ lowUpToG }: Serving): number => lowUpToG ?? Number.POSITIVE_INFINITY;

/** The newest counts, one without a date being the oldest; of the same year the stricter. */
const newest = <T extends Serving & { readonly year: number }>(rows: readonly T[]): T | null =>
  rows.toSorted((a, b) => b.year - a.year || strictness(a) - strictness(b))[0] ?? null;

/**
 * The serving that a food is judged by, from its rows of fodmap_portions.csv: rows of trust 1 and 2 before 3, and those
 * before what is only remembered. `wanted` names the row where one food has several. `yieldOfDry`: grams cooked of one
 * gram as recipes name it.
 */
export function servingOf(rows: readonly Row[], wanted: string, yieldOfDry: number): Serving | null {
  const named = wanted === '' ? rows : rows.filter(({ food }) => food === wanted);
  if (wanted !== '' && named.length === 0) throw new Error(`no published FODMAP serving of "${wanted}"`);
  const read = named.flatMap((row) => readRow(row, yieldOfDry) ?? []);
  const of = (...trusts: readonly number[]) => newest(read.filter(({ trust }) => trusts.includes(trust)));
  return of(1, 2) ?? of(3) ?? of(4);
}

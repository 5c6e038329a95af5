import type { FodmapGroup } from '#domain/food/fodmap-figure.ts';
import type { Row } from './csv.ts';

/** The servings of a food published as low, moderate and high, in grams as recipes name it. */
export interface Serving {
  /** The largest low one; null if no limit was found, or only moderate and high ones were published. */
  readonly lowUpToG: number | null;
  /** Whether hardly any FODMAP was found: the listed serving is no limit. */
  readonly isUnlimited: boolean;
  readonly moderateG: number | null;
  /** High at this serving. */
  readonly highG: number | null;
  readonly groups: readonly FodmapGroup[];
  /** 1 or 2: read on a page that names its source, or on several; 3: one second-hand page; 4: from memory. */
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

/** Sources by the place that a row was read at; the first match counts, and the last matches everything. */
const places: readonly (readonly [RegExp, string])[] = [
  [/from memory/, 'fodmap-servings-recalled'],
  [/GutCheck traffic-light/, 'fodmap-servings-gutcheck'],
  [/github\.com\/gut-check/, 'fodmap-servings-gut-check-log'],
  [/ntro\.it\.com|biologyinsights/, 'fodmap-servings-restated'],
  [/./, 'fodmap-servings-dietitians'],
];
const placeOf = (source: string) => places.find(([pattern]) => pattern.test(source))?.[1] ?? '';

interface Reading extends Serving {
  readonly year: number;
}

/** A food's servings from a row; null for a row without any, and without a word that there is no limit. */
function readRow(row: Row, yieldOfDry: number): Reading | null {
  const isLimit = row['is_limit'] === 'yes';
  const perDry = row['state'] === 'cooked' ? yieldOfDry : 1;
  const gramsIn = (column: string) => (row[column] ? Number(row[column]) / perDry : null);
  const [green, moderateG, highG] = [gramsIn('green_max_g'), gramsIn('amber_g'), gramsIn('red_g')];
  if (isLimit && green === null && moderateG === null && highG === null) return null;
  return {
    lowUpToG: isLimit ? green : null,
    isUnlimited: !isLimit,
    moderateG,
    highG,
    groups: isLimit ? groupsOf(row['sugars'] ?? '') : [],
    trust: Number(row['trust']),
    source: placeOf(row['source'] ?? ''),
    year: Number(row['year'] || 0),
  };
}

/** No low serving published counts after no limit, which counts after a limit. */
const strictness = ({ lowUpToG, isUnlimited }: Serving): number =>
  lowUpToG ?? (isUnlimited ? Number.MAX_VALUE : Number.POSITIVE_INFINITY);

const smallest = (grams: readonly (number | null)[]): number | null => {
  const known = grams.filter((it) => it !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/**
 * The newest counts, one without a date being the oldest; in the same year the stricter, of the high servings
 * as of the low ones.
 */
function newest(rows: readonly Reading[]): Serving | null {
  const [first] = rows.toSorted((a, b) => b.year - a.year || strictness(a) - strictness(b));
  if (first === undefined) return null;
  const ofYear = rows.filter(({ year, isUnlimited }) => year === first.year && !isUnlimited);
  return { ...first, highG: smallest(ofYear.map(({ highG }) => highG)) };
}

/**
 * The servings that a food is judged by, from its rows of fodmap_portions.csv: rows of trust 1 and 2 before 3,
 * before 4. `rowName`: name of the row if the food has several. `yieldOfDry`: grams cooked of one gram as
 * recipes name it.
 */
export function servingOf(rows: readonly Row[], rowName: string, yieldOfDry: number): Serving | null {
  const named = rowName === '' ? rows : rows.filter(({ food }) => food === rowName);
  if (rowName !== '' && named.length === 0) throw new Error(`no published FODMAP serving of "${rowName}"`);
  const read = named.flatMap((row) => readRow(row, yieldOfDry) ?? []);
  const of = (...trusts: readonly number[]) => newest(read.filter(({ trust }) => trusts.includes(trust)));
  return of(1, 2) ?? of(3) ?? of(4);
}

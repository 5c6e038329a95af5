import { join } from 'node:path';
import type { OxalateSpread } from '#domain/food/food.ts';
import { type Row, readCsv } from './csv.ts';
import type { Published } from './published.ts';

/** Figures of one food that differ by source. */
export interface OxalateConflict {
  /** The highest figure that modern tables have not refuted. */
  readonly judged: Published;
  /** The lowest figure as a share of the judged one. */
  readonly lowestShare: number;
  readonly isSettled: boolean;
  /** Whether the figures are per 100 g; otherwise they only show the spread. */
  readonly isPer100g: boolean;
}

export interface OxalateRow extends Published {
  readonly spread: OxalateSpread | null;
}

const keyOfSource: readonly (readonly [RegExp, string])[] = [
  [/^Harvard\/Knight table/, 'harvard-oxalate-2023'],
  [/^Harvard table 2008/, 'harvard-oxalate-2008'],
  [/^USDA Agriculture Handbook/, 'usda-handbook-8-11'],
  [/^older list/, 'oxalate-older-list'],
  [/^Australian Food/, 'afcd-3-organic-acids'],
  [/^Standard Tables of Food Composition in Japan/, 'mext-2020-organic-acids'],
];
/** Assays older than the use of enzymes, which later ones often found far too high. */
const oldAssays = ['usda-handbook-8-11', 'oxalate-older-list'];

const keyOf = (source: string): string => {
  const found = keyOfSource.find(([name]) => name.test(source))?.[1];
  if (found === undefined)
    throw new Error(`no key of content/sources.csv for the oxalate source "${source}"`);
  return found;
};

/** The source of the judged figure: at an end of the row, or among `47.7 Name of the source (seen, ...); ...`. */
function sourceOfJudged(row: Row): string {
  const judged = Number(row['judge_by']);
  if (judged === Number(row['high_mg'])) return row['high_source'] ?? '';
  if (judged === Number(row['low_mg'])) return row['low_source'] ?? '';
  const others = (row['other_figures'] ?? '').split('; ').map((it) => /^([\d.]+) (.*)$/.exec(it));
  const named = others.find((it) => Number(it?.[1]) === judged) ?? others.find((it) => it?.[1] === '0');
  return named?.[2] ?? '';
}

/** Conflicts by food id. A conflict whose judged figure is from the app's own table changes nothing. */
export function readOxalateConflicts(data: string): ReadonlyMap<string, OxalateConflict> {
  const found = new Map<string, OxalateConflict>();
  for (const row of readCsv(join(data, 'intolerance/oxalate_conflicts.csv'))) {
    const judged = Number(row['judge_by']);
    const source = sourceOfJudged(row);
    if (!(judged > 0) || source.startsWith('the app')) continue;
    const key = keyOf(source);
    found.set(row['food_key'] ?? '', {
      judged: { value: judged, confidence: 'estimated', source: key },
      lowestShare: Math.min(1, Number(row['low_mg']) / judged),
      isSettled: !oldAssays.includes(key),
      isPer100g: row['unit'] === 'mg per 100 g',
    });
  }
  return found;
}

/** A smaller factor is a matter of rounding. */
const rounding = 1.05;
/** Figures further apart than this are shown as a spread. */
const maxApart = 2;
const rounded = (value: number) => Number(value.toPrecision(3));

/** The stricter of a food's figure and its conflict's judged figure, `carried` to its form; with the spread. */
export function withConflict(
  own: Published | null,
  conflict: OxalateConflict | undefined,
  carried = 1,
): OxalateRow | null {
  if (conflict === undefined) return own && { ...own, spread: null };
  const { judged, lowestShare, isSettled, isPer100g } = conflict;
  const other = isPer100g ? { ...judged, value: rounded(judged.value * carried) } : own;
  const isOther = other !== null && other.value > (own?.value ?? 0) * rounding;
  const figure = isOther ? other : own;
  if (figure === null) return null;
  const lowest = (isPer100g ? judged.value * carried : figure.value) * lowestShare;
  const isApart = figure.value > maxApart * lowest;
  const spread = isApart ? { lowest: rounded(lowest), isSettled: !isOther || isSettled } : null;
  return { ...figure, spread };
}

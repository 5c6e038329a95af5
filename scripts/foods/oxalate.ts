import { join } from 'node:path';
import { type Row, readCsv } from './csv.ts';
import { usdaMeasures } from './measures.ts';
import {
  type OxalateConflict,
  type OxalateRow,
  readOxalateConflicts,
  withConflict,
} from './oxalate-conflicts.ts';
import { alternatives, byHand, type Published, strictest } from './published.ts';
import { amount, type Usda } from './usda.ts';

export interface OxalateTables {
  readonly '2023': ReadonlyMap<string, Row>;
  readonly '2008': ReadonlyMap<string, Row>;
  readonly conflicts: ReadonlyMap<string, OxalateConflict>;
}

const byName = (path: string) => new Map(readCsv(path).map((row) => [row['food'] ?? '', row]));

export const readOxalate = (data: string): OxalateTables => ({
  '2023': byName(join(data, 'intolerance/oxalate_harvard2023.csv')),
  '2008': byName(join(data, 'intolerance/oxalate_harvard2008.csv')),
  conflicts: readOxalateConflicts(data),
});

/**
 * The 2008 table is rounded to whole milligrams, so its 0 means less than a half. For a spoonful that half
 * matters (for pepper it is 500 mg per 100 g), so a 0 counts as the half.
 */
const roundedToZero = 0.5;

const ounceG = 28.35;
const fraction = (text: string): number =>
  text.split(' ').reduce((sum, part) => {
    const [top, bottom] = part.split('/');
    return sum + Number(top) / Number(bottom ?? 1);
  }, 0);

/** Grams of `1/2 cup` or `1 oz`, cups and spoons by the USDA weights of the food served. */
function servingGrams(serving: string, served: string, usda: Usda): number {
  const found = /^([\d./ ]*\d)\s*(oz|cup|tbsp|tbs|tsp)\b/i.exec(serving);
  const unit = found?.[2]?.toLowerCase().replace(/^tbs$/, 'tbsp');
  const count = fraction(found?.[1] ?? '');
  if (unit === 'oz') return count * ounceG;
  const one = unit && usdaMeasures(usda.weights.get(served) ?? []).get(unit);
  if (!one) throw new Error(`no weight for "${serving}" of ${served}; give it as " = GRAMS"`);
  return count * Number(one);
}

function dryMatter(ndbNo: string, usda: Usda): number {
  const water = amount(usda.extra.get(ndbNo), 'water_g');
  if (water === null) throw new Error(`USDA has no water content of ${ndbNo}`);
  return 100 - water;
}

/**
 * `2023:ROW`, with ` as NDB` if the row is of another form of the food and ` = GRAMS` of its serving; `like `
 * before it if the row is of a similar food, which makes the figure an estimate.
 */
function readRow(entry: string, ndbNo: string, tables: OxalateTables, usda: Usda): Published {
  const parts = /^(?:like )?(2023|2008):(.*?)(?: as (\d{5}))?(?: = ([\d.]+))?$/.exec(entry);
  const year = parts?.[1];
  const row = year === '2023' || year === '2008' ? tables[year].get(parts?.[2] ?? '') : undefined;
  if (!row) throw new Error(`no oxalate row "${entry}"`);
  const served = parts?.[3] ?? ndbNo;
  const grams = parts?.[4] ? Number(parts[4]) : servingGrams(row['serving'] ?? '', served, usda);
  const printed = Number(row['oxalate_mg_per_serving']);
  const mg = year === '2008' && printed === 0 ? roundedToZero : printed;
  const carried = served === ndbNo ? 1 : dryMatter(ndbNo, usda) / dryMatter(served, usda);
  const measured = row['basis'] === 'measured' && served === ndbNo;
  return {
    value: Number(((mg / grams) * 100 * carried).toPrecision(3)),
    confidence:
      year === '2008' || entry.startsWith('like ') ? 'estimated' : measured ? 'measured' : 'calculated',
    source: `harvard-oxalate-${year}`,
  };
}

/**
 * Oxalate in mg per 100 g of the food as it is bought. The tables give mg per serving, often of the cooked
 * food: the serving's weight converts that to mg per 100 g, and the share of dry matter to the raw or dried
 * form. If sources disagree about the food `key`, or about the one that ` conflict:ID as NDB` names as
 * another form of it, the strictest figure that modern tables have not refuted counts.
 */
export function oxalateOf(
  cell: string,
  { key, ndbNo }: { readonly key: string; readonly ndbNo: string },
  tables: OxalateTables,
  usda: Usda,
): OxalateRow | null {
  const [forms, rows] = [/^conflict:(\S+) as (\d{5})$/, alternatives(cell)];
  const own = strictest(
    rows
      .filter((entry) => !forms.test(entry))
      .map((entry) => byHand(entry) ?? readRow(entry, ndbNo, tables, usda)),
  );
  const form = rows.map((entry) => forms.exec(entry)).find((it) => it !== null);
  if (!form) return withConflict(own, tables.conflicts.get(key));
  const [, other = '', served = ''] = form;
  const conflict = tables.conflicts.get(other);
  if (!conflict) throw new Error(`no oxalate conflict of "${other}"`);
  return withConflict(own, conflict, dryMatter(ndbNo, usda) / dryMatter(served, usda));
}

import type { Food } from '#domain/food/food.ts';
import { readTable } from '#domain/table/read-table.ts';
import type { TableRow } from '#domain/table/table-row.ts';

/** A size on the shelf. */
interface PackSize {
  /** `can`, `bunch`; empty for single pieces. */
  readonly unit: string;
  /** Grams of the food in one. */
  readonly grams: number;
  /** Size on the label, in US and metric units; empty without one. */
  readonly us: string;
  readonly metric: string;
}

/** How a food is sold. */
export interface Pack extends PackSize {
  /** Id of the food to buy: a lemon for lemon juice. */
  readonly soldAs: string;
  /** The size for a large household; null without one. */
  readonly large: PackSize | null;
}

/** By the id of a food. */
export type Packs = ReadonlyMap<string, Pack>;

const file = 'content/packs.csv';
const columns = [
  ...['food', 'sold_as', 'unit', 'grams', 'us', 'metric', 'source'],
  ...['large_unit', 'large_grams', 'large_us', 'large_metric'],
];

function largeSize(row: TableRow, grams: number): PackSize | null {
  const unit = row.text('large_unit');
  if (unit === '') return null;
  const large = Number(row.needed('large_grams'));
  if (!(large > grams)) row.complain('large_grams', 'it is to hold more than the usual one');
  return { unit, grams: large, us: row.needed('large_us'), metric: row.needed('large_metric') };
}

/** Reads content/packs.csv. Throws an Error with file and line. */
export function readPacks(csvText: string, foods: readonly Food[], sources: ReadonlySet<string>): Packs {
  const ids = new Set(foods.map(({ id }) => id));
  const packs = new Map<string, Pack>();
  for (const row of readTable(csvText, { file, columns, title: 'food' })) {
    const id = row.needed('food');
    const soldAs = row.text('sold_as') || id;
    const unknown = [id, soldAs].find((it) => !ids.has(it));
    if (unknown !== undefined) row.complain('food', `no food has the id "${unknown}"`);
    if (packs.has(id)) row.complain('food', `"${id}" is there twice`);
    const grams = Number(row.needed('grams'));
    if (!(grams > 0)) row.complain('grams', 'a weight above 0 is needed');
    if (!sources.has(row.needed('source'))) row.complain('source', 'it is no key of content/sources.csv');
    const size = { unit: row.text('unit'), grams, us: row.text('us'), metric: row.text('metric') };
    packs.set(id, { ...size, soldAs, large: largeSize(row, grams) });
  }
  return packs;
}

/** Household measures that are also what a store sells, the first one counts. */
const shopMeasures = [
  'can',
  'jar',
  'package',
  'head',
  'bunch',
  'bag',
  'punnet',
  'block',
  'loaf',
  'ball',
  'box',
  'tub',
];
/** Smaller pieces are weighed or packed. */
const minPieceG = 25;
/** A fresh food with pieces of this size is sold by the piece even if there are bunches. */
const ownPiece = 50;

/** How a food is sold: by the table, else by its household measures; null for one that is weighed. */
export function packOf(food: Food, packs: Packs): Pack | null {
  const listed = packs.get(food.id);
  if (listed !== undefined) return listed;
  const pack = (unit: string, grams: number): Pack => ({
    ...{ soldAs: food.id, unit, grams, us: '', metric: '' },
    large: null,
  });
  if (food.aisle === 'meat' || food.aisle === 'fish') return null;
  const { piece = 0, head } = food.measures;
  if (food.aisle === 'produce' && piece >= ownPiece && head === undefined) return pack('', piece);
  for (const unit of shopMeasures) {
    const grams = food.measures[unit];
    if (grams !== undefined) return pack(unit, grams);
  }
  return piece >= minPieceG && ['produce', 'bakery', 'dairy-and-eggs'].includes(food.aisle)
    ? pack('', piece)
    : null;
}

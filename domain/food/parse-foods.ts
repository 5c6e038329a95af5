import { allergens } from '#domain/allergen/allergens.ts';
import { type NutrientId, nutrients } from '#domain/nutrition/nutrients.ts';
import { readTable } from '#domain/table/read-table.ts';
import type { TableRow } from '#domain/table/table-row.ts';
import { fodmapGroups, fodmapSugars } from './fodmap-figure.ts';
import {
  aisles,
  type Confidence,
  type Figure,
  type FodmapFigure,
  type Food,
  type OxalateFigure,
  origins,
} from './food.ts';
import { type FigureAxis, foodColumns } from './food-columns.ts';
import { proteinSources } from './protein-sources.ts';

const confidences = ['measured', 'calculated', 'estimated'] as const satisfies readonly Confidence[];
const allergenIds = allergens.map(({ id }) => id);
const prices = [1, 2, 3, 4] as const;
const levels = [1, 2, 3] as const;

/** Cells with several values: measures, figures with their source, nutrients. */
class FoodRow {
  readonly row: TableRow;
  readonly #sources: ReadonlySet<string> | null;

  constructor(row: TableRow, sources: ReadonlySet<string> | null) {
    this.row = row;
    this.#sources = sources;
  }

  measures(column: string): Record<string, number> {
    const pairs = this.row.list(column).map((pair) => {
      const [, unit, grams] = /^([a-z][a-z -]*)=([\d.]+)$/.exec(pair) ?? [];
      if (!unit || !(Number(grams) > 0)) this.row.complain(column, `"${pair}" is not like cup=120`);
      return [unit, Number(grams)] as const;
    });
    return Object.fromEntries(pairs);
  }

  /** A figure with its confidence and source; null for a blank cell. */
  figure(axis: FigureAxis | 'fodmap', highest: number): Figure | null {
    const value = this.row.amount(axis);
    if (value === null) return null;
    if (value > highest) this.row.complain(axis, `${value} is more than ${highest}`);
    const confidence = this.row.oneOf(`${axis}_confidence`, confidences);
    const source = this.row.needed(`${axis}_source`);
    if (this.#sources && !this.#sources.has(source))
      this.row.complain(`${axis}_source`, `"${source}" is no key of content/sources.csv; add it there`);
    return { value, confidence, source };
  }

  oxalate(): OxalateFigure | null {
    const figure = this.figure('oxalate', 20_000);
    const lowest = this.row.amount('oxalate_lowest');
    if (figure === null || lowest === null) return figure;
    const isSettled = this.row.oneOf('oxalate_settled', ['true', 'false']) === 'true';
    return { ...figure, spread: { lowest, isSettled } };
  }

  fodmap(): FodmapFigure | null {
    const figure = this.figure('fodmap', 3);
    if (figure === null) return null;
    return {
      ...figure,
      value: this.row.oneOf('fodmap', levels),
      lowUpToG: this.row.amount('fodmap_low_up_to_g'),
      mediumUpToG: this.row.amount('fodmap_medium_up_to_g'),
      groups: this.row.listOf('fodmap_groups', fodmapGroups),
      sugars: this.fodmapSugars(),
    };
  }

  /** `lactose=2.92;calculated;usda-sr28`, in g per 100 g. */
  fodmapSugars(): FodmapFigure['sugars'] {
    const column = 'fodmap_sugars';
    const figures = this.row.list(column).map((cell) => {
      const [, sugar, grams, confidence, source = ''] = /^(\w+)=([\d.]+);(\w+);([\w-]+)$/.exec(cell) ?? [];
      const known = fodmapSugars.find((it) => it === sugar);
      const sure = confidences.find((it) => it === confidence);
      if (known === undefined || sure === undefined || !(Number(grams) >= 0))
        this.row.complain(column, `"${cell}" is not like lactose=2.92;calculated;usda-sr28`);
      if (this.#sources && !this.#sources.has(source))
        this.row.complain(column, `"${source}" is no key of content/sources.csv; add it there`);
      return [known, { gPer100g: Number(grams), confidence: sure, source }] as const;
    });
    return Object.fromEntries(figures);
  }

  tier(axis: FigureAxis, lowest: number, highest: number): Figure | null {
    const figure = this.figure(axis, highest);
    if (figure && !(Number.isInteger(figure.value) && figure.value >= lowest)) {
      this.row.complain(axis, `${figure.value} is not a whole number from ${lowest} to ${highest}`);
    }
    return figure;
  }

  per100g(): Partial<Record<NutrientId, number>> {
    const known: Partial<Record<NutrientId, number>> = {};
    for (const { id } of nutrients) {
      const value = this.row.amount(id);
      if (value !== null) known[id] = value;
    }
    return known;
  }
}

function readFood(row: TableRow, sources: ReadonlySet<string> | null): Food {
  const cells = new FoodRow(row, sources);
  const id = row.needed('id');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) row.complain('id', `"${id}" is not a slug like olive-oil`);
  return {
    id,
    name: row.needed('name'),
    aliases: row.list('aliases'),
    ndbNo: row.text('ndb_no') || null,
    aisle: row.oneOf('aisle', aisles),
    per100g: cells.per100g(),
    measures: cells.measures('measures'),
    densityGPerMl: row.amount('density_g_per_ml') || null,
    allergens: row.listOf('allergens', allergenIds),
    proteinSource: row.text('protein_source') ? row.oneOf('protein_source', proteinSources) : null,
    origins: row.listOf('origins', origins),
    price: row.oneOf('price', prices),
    oxalate: cells.oxalate(),
    histamine: cells.tier('histamine', 0, 3),
    salicylate: cells.tier('salicylate', 1, 5),
    sulfur: cells.tier('sulfur', 1, 3),
    fodmap: cells.fodmap(),
  };
}

/**
 * The foods of a table in the form of content/foods.csv, whose columns are `foodColumns`: nutrients and oxalate per
 * 100 g, lists separated by `|`. Blank cells become null or stay out, never zero. Throws an Error that names the line
 * and the column of the first cell it cannot take, or the food that is there twice. With
 * `sources`, the keys that figures may name, also of the first figure that names another.
 */
export function parseFoods(csvText: string, sources: ReadonlySet<string> | null = null): Food[] {
  const rows = readTable(csvText, { file: 'content/foods.csv', columns: foodColumns, title: 'id' });
  const seen = new Set<string>();
  return rows.map((row) => {
    const food = readFood(row, sources);
    if (seen.has(food.id)) row.complain('id', `"${food.id}" is there twice`);
    seen.add(food.id);
    return food;
  });
}

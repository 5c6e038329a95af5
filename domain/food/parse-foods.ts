import { parse } from 'csv-parse/sync';
import { allergens } from '#domain/allergen/allergens.ts';
import { type NutrientId, nutrients } from '#domain/nutrition/nutrients.ts';
import { aisles, type Confidence, type Figure, type FodmapFigure, type Food, origins } from './food.ts';
import { type FigureAxis, foodColumns } from './food-columns.ts';
import { proteinSources } from './protein-sources.ts';

const confidences = ['measured', 'calculated', 'estimated'] as const satisfies readonly Confidence[];
const allergenIds = allergens.map(({ id }) => id);
const prices = [1, 2, 3, 4] as const;
const levels = [1, 2, 3] as const;

type Cells = Readonly<Record<string, string>>;

/** Reads the cells of one row; every complaint names the row and the column in one sentence. */
class RowReader {
  readonly #cells: Cells;
  readonly #line: number;

  constructor(cells: Cells, line: number) {
    this.#cells = cells;
    this.#line = line;
  }

  complain(column: string, what: string): never {
    const food = this.#cells['id'] ? ` (${this.#cells['id']})` : '';
    throw new Error(`Foods, line ${this.#line}${food}, column ${column}: ${what}.`);
  }

  text(column: string): string {
    return this.#cells[column]?.trim() ?? '';
  }

  needed(column: string): string {
    return this.text(column) || this.complain(column, 'a value is needed');
  }

  /** A number of at least 0; null for a blank cell, which is never taken for zero. */
  amount(column: string): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const value = Number(text);
    return Number.isFinite(value) && value >= 0
      ? value
      : this.complain(column, `"${text}" is not a number of at least 0`);
  }

  oneOf<T>(column: string, options: readonly T[]): T {
    const text = this.needed(column);
    const found = options.find((option) => String(option) === text);
    return found ?? this.complain(column, `"${text}" is none of ${options.join(', ')}`);
  }

  list(column: string): string[] {
    return this.text(column)
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  listOf<T extends string>(column: string, options: readonly T[]): T[] {
    return this.list(column).map(
      (part) =>
        options.find((option) => option === part) ?? this.complain(column, `"${part}" is not known there`),
    );
  }

  measures(column: string): Record<string, number> {
    const pairs = this.list(column).map((pair) => {
      const [, unit, grams] = /^([a-z][a-z -]*)=([\d.]+)$/.exec(pair) ?? [];
      if (!unit || !(Number(grams) > 0)) this.complain(column, `"${pair}" is not like cup=120`);
      return [unit, Number(grams)] as const;
    });
    return Object.fromEntries(pairs);
  }

  /** A figure with its confidence and source; null for a blank cell. */
  figure(axis: FigureAxis | 'fodmap', highest: number): Figure | null {
    const value = this.amount(axis);
    if (value === null) return null;
    if (value > highest) this.complain(axis, `${value} is more than ${highest}`);
    return {
      value,
      confidence: this.oneOf(`${axis}_confidence`, confidences),
      source: this.needed(`${axis}_source`),
    };
  }

  fodmap(): FodmapFigure | null {
    const figure = this.figure('fodmap', 3);
    if (figure === null) return null;
    return {
      ...figure,
      value: this.oneOf('fodmap', levels),
      lowUpToG: this.amount('fodmap_low_up_to_g'),
    };
  }

  tier(axis: FigureAxis, lowest: number, highest: number): Figure | null {
    const figure = this.figure(axis, highest);
    if (figure && !(Number.isInteger(figure.value) && figure.value >= lowest)) {
      this.complain(axis, `${figure.value} is not a whole number from ${lowest} to ${highest}`);
    }
    return figure;
  }

  per100g(): Partial<Record<NutrientId, number>> {
    const known: Partial<Record<NutrientId, number>> = {};
    for (const { id } of nutrients) {
      const value = this.amount(id);
      if (value !== null) known[id] = value;
    }
    return known;
  }
}

function readFood(row: RowReader): Food {
  const id = row.needed('id');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) row.complain('id', `"${id}" is not a slug like olive-oil`);
  return {
    id,
    name: row.needed('name'),
    aliases: row.list('aliases'),
    ndbNo: row.text('ndb_no') || null,
    aisle: row.oneOf('aisle', aisles),
    per100g: row.per100g(),
    measures: row.measures('measures'),
    densityGPerMl: row.amount('density_g_per_ml') || null,
    allergens: row.listOf('allergens', allergenIds),
    proteinSource: row.text('protein_source') ? row.oneOf('protein_source', proteinSources) : null,
    origins: row.listOf('origins', origins),
    price: row.oneOf('price', prices),
    oxalate: row.figure('oxalate', 10_000),
    histamine: row.tier('histamine', 0, 3),
    salicylate: row.tier('salicylate', 1, 5),
    sulfur: row.tier('sulfur', 1, 3),
    fodmap: row.fodmap(),
  };
}

/**
 * The foods of a table in the form of content/foods.csv, whose columns are `foodColumns`: nutrients and oxalate per
 * 100 g, lists separated by `|`. Blank cells become null or stay out, never zero. Throws an Error that names the line
 * and the column of the first cell it cannot take, or the food that is there twice.
 */
export function parseFoods(csvText: string): Food[] {
  const rows: Cells[] = parse(csvText, { columns: true, skip_empty_lines: true, bom: true });
  const columns = Object.keys(rows[0] ?? {});
  const missing = foodColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new Error(`Foods, line 1: column ${missing.join(', ')} is missing.`);
  const seen = new Set<string>();
  return rows.map((cells, index) => {
    const row = new RowReader(cells, index + 2);
    const food = readFood(row);
    if (seen.has(food.id)) row.complain('id', `"${food.id}" is there twice`);
    seen.add(food.id);
    return food;
  });
}

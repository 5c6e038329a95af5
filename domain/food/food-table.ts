import { parse } from 'csv-parse/sync';
import type { Food } from './food.ts';
import { readLargestServings, withLargestServings } from './largest-servings.ts';
import { leftOutInSearch } from './left-out-foods.ts';
import { parseFoods } from './parse-foods.ts';

/** Where a figure was published. */
export interface FigureSource {
  readonly title: string;
  readonly year: number | null;
  readonly url: string | null;
}

/** content/foods.csv and content/sources.csv, parsed once and indexed. */
export interface FoodTable {
  readonly foods: readonly Food[];
  readonly byId: ReadonlyMap<string, Food>;
  /** By the source key of figures. */
  readonly sources: ReadonlyMap<string, FigureSource>;
  /** Alphabetical. */
  readonly names: readonly string[];
  /** Foods with that name or id, else all with that alias; case-insensitive. */
  readonly named: (word: string) => readonly Food[];
  /** The ids of what a phrase within a search leaves out. A function, as the app searches without the foods. */
  readonly leftOutBy: (phrase: string, isExpected: boolean) => readonly string[];
  /**
   * Names of foods whose name or alias contains the text: those that start with it first, then those with a
   * word that does.
   */
  readonly matching: (text: string) => readonly string[];
}

const key = (word: string) => word.trim().replace(/\s+/g, ' ').toLowerCase();

const byName = (a: Food, b: Food) => (key(a.name) < key(b.name) ? -1 : 1);

/** 0 is best; null: no match. */
function rankOf(food: Food, text: string): number | null {
  const [name, ...aliases] = [food.name, ...food.aliases].map(key);
  if (name?.startsWith(text)) return 0;
  if (name?.includes(` ${text}`)) return 1;
  if (aliases.some((alias) => ` ${alias}`.includes(` ${text}`))) return 2;
  return [name, ...aliases].some((each) => each?.includes(text)) ? 3 : null;
}

function parseSources(csvText: string): Map<string, FigureSource> {
  const rows: Record<string, string>[] = parse(csvText, { columns: true, skip_empty_lines: true, bom: true });
  return new Map(
    rows.map(({ key: name = '', title = '', year, url }) => [
      name,
      { title, year: year ? Number(year) : null, url: url || null },
    ]),
  );
}

/**
 * Throws an Error with the position when the foods are invalid, or a figure has an unknown source. `servingsCsv`:
 * content/largest-servings.csv, which only food tests read.
 */
export function readFoodTable(foodsCsv: string, sourcesCsv: string, servingsCsv?: string): FoodTable {
  const sources = parseSources(sourcesCsv);
  const keys = new Set(sources.keys());
  const parsed = parseFoods(foodsCsv, keys);
  const servings = servingsCsv === undefined ? [] : readLargestServings(servingsCsv, parsed, keys);
  const foods = withLargestServings(parsed, servings);

  const own = new Map<string, Food>();
  const shared = new Map<string, Food[]>();
  for (const food of foods) {
    own.set(key(food.name), food);
    for (const alias of new Set(food.aliases.map(key)))
      shared.set(alias, [...(shared.get(alias) ?? []), food]);
  }
  for (const food of foods) own.set(key(food.id), food);
  const alphabetical = foods.toSorted(byName);

  const named: FoodTable['named'] = (word) => {
    const food = own.get(key(word));
    return food ? [food] : (shared.get(key(word)) ?? []);
  };
  return {
    foods,
    byId: new Map(foods.map((food) => [food.id, food])),
    sources,
    names: alphabetical.map(({ name }) => name),
    named,
    leftOutBy: (phrase, isExpected) => leftOutInSearch(phrase, { foods, named }, isExpected),
    matching: (text) => {
      const ranked = alphabetical.map((food) => ({ name: food.name, rank: rankOf(food, key(text)) }));
      return [0, 1, 2, 3].flatMap((rank) => ranked.filter((it) => it.rank === rank).map((it) => it.name));
    },
  };
}

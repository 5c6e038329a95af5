import { join } from 'node:path';
import type { Confidence } from '#domain/food/food.ts';
import { type Row, readCsv } from './csv.ts';
import { alternatives } from './published.ts';
import { amount, type Usda } from './usda.ts';

export interface FodmapRow {
  readonly value: number;
  readonly lowUpToG: number | null;
  readonly confidence: Confidence;
  readonly source: string;
}

export interface FodmapLists {
  readonly foods: ReadonlyMap<string, Row[]>;
  readonly sugars: ReadonlyMap<string, Row>;
  /** Grams per serving that still count as low. */
  readonly lactose: number;
  readonly fructose: number;
  readonly fructoseAlone: number;
}

export function readFodmap(data: string): FodmapLists {
  const read = (name: string) => readCsv(join(data, 'intolerance', name));
  const cutoffs = read('fodmap_cutoffs.csv');
  const cutoff = (component: string, foods: RegExp): number => {
    const row = cutoffs.find((one) => one['component'] === component && foods.test(one['food_class'] ?? ''));
    if (!row) throw new Error(`no FODMAP cut-off for ${component}`);
    return Number(row['low_fodmap_max_g_per_serve']);
  };
  return {
    foods: Map.groupBy(read('fodmap_oseparovic.csv'), (row) => row['food'] ?? ''),
    sugars: new Map(read('fodmap_usda_sugars.csv').map((row) => [row['ndb_no'] ?? '', row])),
    lactose: cutoff('lactose', /^all$/),
    fructose: cutoff('fructose in excess of glucose', /^all$/),
    fructoseAlone: cutoff('fructose in excess of glucose', /only FODMAP/),
  };
}

/** A usual serving in grams: a limit below it makes a food more than low at that serving. */
const usualServingG = 100;
/** Limits above this say nothing of use to a cook. */
const largestLimitG = 500;
/** What may be called free of fermentable carbohydrate, g per 100 g; animal foods hold only traces of glycogen. */
const noCarbohydrateG = 1.5;

const components = ['oligos_level', 'excess_fructose_level', 'polyols_level', 'lactose_level'];

interface Listed {
  readonly level: number;
  readonly limit: number | null;
  /** The components that the list does not call low; null where it gives none. */
  readonly raised: readonly string[] | null;
}

function readListed(entry: string, lists: FodmapLists): Listed {
  const parts = /^(.*?)(?: <= ([\d.]+))?$/.exec(entry);
  const rows = lists.foods.get(parts?.[1] ?? '');
  if (!rows) throw new Error(`the FODMAP list has no "${entry}"`);
  const limit = parts?.[2] ? Number(parts[2]) : null;
  const levels = rows.flatMap((row) => components.map((component) => row[component] ?? ''));
  const stated = levels.some((level) => level !== '');
  const raised = components.filter((component) => rows.some((row) => !/^(low)?$/.test(row[component] ?? '')));
  const isHigh = rows.some((row) => row['fodmap_level'] === 'high');
  const mediumAtMost = stated && raised.length > 0 && !levels.includes('high');
  return { level: isHigh ? (mediumAtMost ? 2 : 3) : 1, limit, raised: stated ? raised : null };
}

/** Grams up to which the sugars that USDA measured keep a serving low; null where they never matter. */
function limitOfSugars(ndbNo: string, isFresh: boolean, isDairy: boolean, lists: FodmapLists, usda: Usda) {
  const sugars = lists.sugars.get(ndbNo);
  const lactose = amount(sugars, 'lactose_g') ?? (isDairy ? carbohydrate(ndbNo, usda) : null);
  const fructose = amount(sugars, 'excess_fructose_g') ?? 0;
  const ofLactose = lactose ? (lists.lactose / lactose) * 100 : Number.POSITIVE_INFINITY;
  const allowed = isFresh ? lists.fructoseAlone : lists.fructose;
  const ofFructose = fructose > 0 ? (allowed / fructose) * 100 : Number.POSITIVE_INFINITY;
  const limit = Math.min(ofLactose, ofFructose);
  return limit > largestLimitG ? null : Number(limit.toPrecision(3));
}

/** Entries of a cell that are no rows of the list. */
const words = new Set(['dairy', 'without-sugars']);

const carbohydrate = (ndbNo: string, usda: Usda) => amount(usda.foods.get(ndbNo), 'carbohydrate_g');

const smaller = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

/**
 * FODMAP level at a usual serving and the grams up to which it is low. The list's level stands, the strictest of
 * several rows; lactose and excess fructose that USDA measured can only tighten it, by the published cut-offs.
 * `dairy` alone judges by lactose (all carbohydrate where lactose is not published), `none` stands for animal foods
 * and fats without carbohydrate, `without-sugars` for a food whose USDA row has other sugars.
 */
export function fodmapOf(
  cell: string,
  food: { readonly ndbNo: string; readonly isFresh: boolean },
  lists: FodmapLists,
  usda: Usda,
): FodmapRow | null {
  const entries = alternatives(cell);
  if (entries.length === 0) return null;
  if (entries.includes('none')) {
    const carbs = carbohydrate(food.ndbNo, usda);
    if (carbs === null || carbs > noCarbohydrateG) throw new Error(`${food.ndbNo} holds carbohydrate`);
    return { value: 1, lowUpToG: null, confidence: 'calculated', source: 'fodmap-no-carbohydrate' };
  }
  const isDairy = entries.includes('dairy');
  const listed = entries.filter((entry) => !words.has(entry)).map((entry) => readListed(entry, lists));
  const sugars = entries.includes('without-sugars')
    ? null
    : limitOfSugars(food.ndbNo, food.isFresh, isDairy, lists, usda);

  const level = Math.max(0, ...listed.map((one) => one.level));
  const ofList = listed.reduce<number | null>((least, one) => smaller(least, one.limit), null);
  if (level <= 1) {
    const lowUpToG = smaller(ofList, sugars);
    const value = lowUpToG === null || lowUpToG >= usualServingG ? 1 : 2;
    const byList = listed.length > 0 && (sugars === null || lowUpToG !== sugars);
    return {
      value: listed.length === 0 && lowUpToG !== null && lowUpToG < usualServingG / 4 ? 3 : value,
      lowUpToG,
      confidence: byList ? 'estimated' : 'calculated',
      source: byList ? 'fodmap-handouts-2018' : 'fodmap-usda-sugars',
    };
  }
  const sugarAlone = isDairy || listed.every((one) => one.raised?.every(isSugar));
  const tight = sugarAlone && sugars !== null && sugars < usualServingG ? sugars : null;
  const lowUpToG = smaller(listed.every((one) => one.limit !== null) ? ofList : null, tight);
  return {
    value: level,
    lowUpToG,
    confidence: 'estimated',
    source: tight === null ? 'fodmap-handouts-2018' : 'fodmap-list-and-sugars',
  };
}

const isSugar = (component: string) => component === 'lactose_level' || component === 'excess_fructose_level';

import { join } from 'node:path';
import { type FodmapGroup, fodmapSugars, groupOfSugar } from '#domain/food/fodmap-figure.ts';
import type { Aisle, Confidence, Origin } from '#domain/food/food.ts';
import { fodmapShares } from '#domain/intolerance/fodmap-shares.ts';
import { fodmapLimits } from '#domain/intolerance/thresholds.ts';
import { cookingLosses } from '#domain/nutrition/cooking-losses.ts';
import { type Row, readCsv } from './csv.ts';
import { type Sugars, sugarsOf } from './fodmap-contents.ts';
import { type Serving, servingOf } from './fodmap-servings.ts';
import { alternatives } from './published.ts';
import { amount, type Usda } from './usda.ts';

export interface FodmapRow {
  /** 1 to 3 at a usual portion. */
  readonly value: 1 | 2 | 3;
  readonly lowUpToG: number | null;
  readonly groups: readonly FodmapGroup[];
  readonly sugars: Sugars;
  readonly confidence: Confidence;
  readonly source: string;
}

export interface FodmapLists {
  readonly foods: ReadonlyMap<string, Row[]>;
  readonly sugars: ReadonlyMap<string, Row>;
  /** Rows by the id of a food. */
  readonly servings: ReadonlyMap<string, Row[]>;
  readonly contents: ReadonlyMap<string, Row[]>;
}

export function readFodmap(data: string): FodmapLists {
  const read = (name: string) => readCsv(join(data, 'intolerance', name));
  const byFood = (name: string) => Map.groupBy(read(name), (row) => row['food_key'] ?? '');
  return {
    foods: Map.groupBy(read('fodmap_oseparovic.csv'), (row) => row['food'] ?? ''),
    sugars: new Map(read('fodmap_usda_sugars.csv').map((row) => [row['ndb_no'] ?? '', row])),
    servings: byFood('fodmap_portions.csv'),
    contents: byFood('fodmap_contents.csv'),
  };
}

/** What may be called free of fermentable carbohydrate, g per 100 g; animal foods hold only traces of glycogen. */
const noCarbohydrateG = 1.5;

const componentGroups = {
  oligos_level: 'oligos',
  excess_fructose_level: 'fructose',
  polyols_level: 'sorbitol',
  lactose_level: 'lactose',
} as const satisfies Record<string, FodmapGroup>;
const components = Object.keys(componentGroups) as (keyof typeof componentGroups)[];

interface Listed {
  readonly isLow: boolean;
  readonly limit: number | null;
  /** Of the components that the list does not call low. */
  readonly groups: readonly FodmapGroup[];
}

function readListed(entry: string, lists: FodmapLists): Listed {
  const parts = /^(.*?)(?: <= ([\d.]+))?$/.exec(entry);
  const rows = lists.foods.get(parts?.[1] ?? '');
  if (!rows) throw new Error(`the FODMAP list has no "${entry}"`);
  const raised = components.filter((component) => rows.some((row) => !/^(low)?$/.test(row[component] ?? '')));
  return {
    isLow: rows.every((row) => row['fodmap_level'] !== 'high'),
    limit: parts?.[2] ? Number(parts[2]) : null,
    groups: raised.map((component) => componentGroups[component]),
  };
}

/** Entries of a cell that are no rows of the list. */
const words = new Set(['dairy', 'without-sugars', 'with-garlic']);

const carbohydrate = (ndbNo: string, usda: Usda) => amount(usda.foods.get(ndbNo), 'carbohydrate_g');

/** Lactose and excess fructose that USDA measured; of dairy all carbohydrate where lactose is not published. */
function usdaSugars(ndbNo: string, isDairy: boolean, lists: FodmapLists, usda: Usda): Sugars {
  const row = lists.sugars.get(ndbNo);
  const figure = (gPer100g: number | null) =>
    gPer100g === null || gPer100g <= 0
      ? undefined
      : { gPer100g, confidence: 'measured' as const, source: 'fodmap-usda-sugars' };
  const lactose = figure(amount(row, 'lactose_g') ?? (isDairy ? carbohydrate(ndbNo, usda) : null));
  const fructose = figure(amount(row, 'excess_fructose_g'));
  return { ...(lactose && { lactose }), ...(fructose && { fructose }) };
}

const noLactose: readonly Aisle[] = [
  'produce',
  'frozen',
  'grains-and-pasta',
  'nuts-and-seeds',
  'spices-and-herbs',
];
/** Lactose in a plant is an error of the table; a bread or a sauce may hold milk. */
const mayHoldLactose = ({ aisle, origins }: FodmapFood): boolean =>
  origins.includes('dairy') || !noLactose.includes(aisle);

/** Grams that a gram of a dry food weighs cooked; 1 for what recipes do not weigh dry. */
function yieldOfDry({ id, aisle, origins }: FodmapFood): number {
  if (/-dried$|lentils$|split-peas$/.test(id) && origins.includes('legume'))
    return cookingLosses['pulse boiled'].grams;
  if (aisle !== 'grains-and-pasta') return 1;
  if (/rice-noodles|glass-noodles/.test(id)) return 3.36;
  if (id === 'fresh-pasta') return 1.8;
  if (/pasta|noodles|lasagne/.test(id)) return 2.38;
  return /rice$/.test(id) ? 2.8 : cookingLosses['grain boiled'].grams;
}

export interface FodmapFood {
  readonly id: string;
  readonly ndbNo: string;
  readonly aisle: Aisle;
  readonly origins: readonly Origin[];
  /** Grams in a serving of a usual dish. */
  readonly usualG: number;
  /** Grams that a list without servings is about. */
  readonly testedG: number;
  /** The row of the published servings that is meant, where the food has several; `ID: ROW` among those of another. */
  readonly serving: string;
}

/** Whose rows tell of a food, and which of its servings is meant. */
function rowsMeant({ id, serving }: FodmapFood): readonly [key: string, wanted: string] {
  const [, other, wanted] = /^([a-z-]+): (.+)$/.exec(serving) ?? [];
  return other === undefined || wanted === undefined ? [id, serving] : [other, wanted];
}

interface Judged {
  readonly lowUpToG: number | null;
  readonly groups: readonly FodmapGroup[];
  readonly confidence: Confidence;
  readonly source: string;
}

interface JudgedByList extends Judged {
  readonly isLow: boolean;
}

const list = { confidence: 'estimated', source: 'fodmap-handouts-2018' } as const;

/**
 * By the list of handouts alone: what it calls low is low up to the portion it was about, a usual one. What it calls
 * high for sugars that are measured is judged by these.
 */
function byList(listed: readonly Listed[], usualG: number, sugars: Sugars): JudgedByList | null {
  if (listed.length === 0) return null;
  const measured: readonly FodmapGroup[] = fodmapSugars
    .filter((sugar) => sugars[sugar] !== undefined)
    .map((sugar) => groupOfSugar[sugar]);
  const limits = listed.flatMap(({ limit }) => limit ?? []);
  const isLow = listed.every((one) => one.isLow);
  const without = isLow ? usualG : fodmapLimits.withoutLowServingG;
  const lowUpToG = limits.length === listed.length ? Math.min(...limits) : without;
  const raised = [...new Set(listed.flatMap((one) => one.groups))];
  if (!isLow && raised.length > 0 && raised.every((group) => measured.includes(group)))
    return { confidence: 'calculated', source: 'fodmap-list-and-sugars', lowUpToG: null, groups: [], isLow };
  const groups = isLow || raised.length === 0 ? [...new Set(measured)] : raised;
  return { ...list, isLow, lowUpToG, groups: groups.length === 0 ? ['untested'] : groups };
}

function byServing({ lowUpToG, groups, trust, source }: Serving): Judged {
  const confidence = trust <= 2 ? 'calculated' : 'estimated';
  const least = lowUpToG === null ? null : Math.max(lowUpToG, fodmapLimits.withoutLowServingG);
  return { lowUpToG: least === null ? null : Number(least.toPrecision(3)), groups, confidence, source };
}

const limitOf = ({ lowUpToG }: Judged): number => lowUpToG ?? Number.POSITIVE_INFINITY;

/**
 * What is only remembered makes stricter what the list or a measured sugar says, and clears nothing alone: of a food of
 * which nothing else is known, nothing is told.
 */
function judgedBy(serving: Serving | null, ofList: JudgedByList | null, sugars: Sugars): Judged | null {
  if (serving === null) return ofList;
  const ofServing = byServing(serving);
  if (serving.trust < 4) return ofServing;
  if (ofList === null)
    return ofServing.lowUpToG === null || Object.keys(sugars).length === 0 ? null : ofServing;
  // that no amount counts goes with a list that calls it low
  if (ofServing.lowUpToG === null) return ofList.isLow ? ofServing : ofList;
  return limitOf(ofServing) <= limitOf(ofList) ? ofServing : ofList;
}

function levelAt(grams: number, lowUpToG: number): 1 | 2 | 3 {
  if (grams <= lowUpToG) return 1;
  return grams <= lowUpToG * fodmapLimits.mediumFactor ? 2 : 3;
}

/**
 * What a food adds to a serving's FODMAPs: its published low serving, with the groups of sugars that it is about, and
 * its measured sugars. `with-garlic` stands for a blend that may hold garlic: what the list's plain food is low up to
 * is its limit, of fructans. `dairy` alone judges by lactose, `none` stands for animal foods and fats without carbohydrate,
 * `without-sugars` for a food whose USDA row has other sugars. Null where nothing tells.
 */
export function fodmapOf(cell: string, food: FodmapFood, lists: FodmapLists, usda: Usda): FodmapRow | null {
  const entries = alternatives(cell);
  if (entries.includes('none')) {
    const carbs = carbohydrate(food.ndbNo, usda);
    if (carbs === null || carbs > noCarbohydrateG) throw new Error(`${food.ndbNo} holds carbohydrate`);
    const source = 'fodmap-no-carbohydrate';
    return { value: 1, lowUpToG: null, groups: [], sugars: {}, confidence: 'calculated', source };
  }
  const dry = yieldOfDry(food);
  const [key, wanted] = rowsMeant(food);
  const isDairy = entries.includes('dairy');
  const isGrain = food.origins.some((origin) => /grain/.test(origin));
  const { lactose, ...others }: Sugars = {
    ...(!entries.includes('without-sugars') && usdaSugars(food.ndbNo, isDairy, lists, usda)),
    ...(!entries.includes('without-sugars') && sugarsOf(lists.contents.get(key) ?? [], isGrain, dry)),
  };
  const sugars: Sugars = lactose !== undefined && mayHoldLactose(food) ? { lactose, ...others } : others;
  const listed = entries.filter((entry) => !words.has(entry)).map((entry) => readListed(entry, lists));
  const serving = servingOf(lists.servings.get(key) ?? [], wanted, dry);
  const ofDairy: Judged | null =
    isDairy && sugars.lactose !== undefined
      ? { lowUpToG: null, groups: [], confidence: 'calculated', source: 'fodmap-usda-sugars' }
      : null;
  const ofList = byList(listed, food.testedG, sugars);
  const ofBlend: Judged | null =
    entries.includes('with-garlic') && ofList !== null ? { ...ofList, groups: ['oligos'] } : null;
  const judged = ofBlend ?? judgedBy(serving, ofList, sugars) ?? ofDairy;
  if (judged === null) return null;
  const shares = fodmapShares({ ...food, fodmap: { ...judged, value: 1, sugars } });
  const lowUpToG = 1 / Math.max(0, ...shares.map(({ perGram }) => perGram));
  const { lowUpToG: ofServing, groups, confidence, source } = judged;
  return { lowUpToG: ofServing, groups, confidence, source, value: levelAt(food.usualG, lowUpToG), sugars };
}

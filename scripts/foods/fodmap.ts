import { join } from 'node:path';
import type { FodmapGroup } from '#domain/food/fodmap-figure.ts';
import type { Aisle, Confidence } from '#domain/food/food.ts';
import { cookingLosses } from '#domain/nutrition/cooking-losses.ts';
import { type Row, readCsv } from './csv.ts';
import { type Sugars, sugarsOf } from './fodmap-contents.ts';
import {
  byContents,
  byList,
  type FodmapFood,
  type Judged,
  judgedBy,
  type Listed,
  levelAt,
  noLimit,
} from './fodmap-limits.ts';
import { servingOf } from './fodmap-servings.ts';
import { alternatives } from './published.ts';
import { amount, type Usda } from './usda.ts';

export interface FodmapRow {
  /** 1 to 3 at a usual portion. */
  readonly value: 1 | 2 | 3;
  readonly lowUpToG: number | null;
  readonly mediumUpToG: number | null;
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

/** Limit for foods free of fermentable carbohydrate, in g per 100 g; animal foods contain only traces of glycogen. */
const noCarbohydrateG = 1.5;

const componentGroups = {
  oligos_level: 'oligos',
  excess_fructose_level: 'fructose',
  polyols_level: 'sorbitol',
  lactose_level: 'lactose',
} as const satisfies Record<string, FodmapGroup>;
const components = Object.keys(componentGroups) as (keyof typeof componentGroups)[];

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

/** Entries of a cell that are not names of rows in the list. */
const words = new Set(['dairy', 'without-sugars', 'with-garlic', 'hardly-any']);

const carbohydrate = (ndbNo: string, usda: Usda) => amount(usda.foods.get(ndbNo), 'carbohydrate_g');
const sugar = (ndbNo: string, usda: Usda) => amount(usda.foods.get(ndbNo), 'sugar_g');

/**
 * The most lactose for a gram of protein in sweetened dairy: ice cream may take a quarter of its milk solids without fat
 * from whey (21 CFR 135.110), so 0.75 dry nonfat milk (USDA 01091: 51.98 g lactose, 36.16 g protein) and 0.25 dry whey
 * (01115: 74.46 g, 12.93 g). Milk has 1.6; ice creams with measured lactose have 1.3 to 1.6.
 */
export const mostLactosePerProtein = 1.9;

/** Lactose and excess fructose as measured by USDA; at most `mostLactose` if lactose is not published. */
function usdaSugars(ndbNo: string, mostLactose: number | null, lists: FodmapLists): Sugars {
  const row = lists.sugars.get(ndbNo);
  const figure = (gPer100g: number | null, confidence: 'measured' | 'calculated' = 'measured') =>
    gPer100g === null || gPer100g <= 0 ? undefined : { gPer100g, confidence, source: 'fodmap-usda-sugars' };
  const published = amount(row, 'lactose_g');
  const lactose = published === null ? figure(mostLactose, 'calculated') : figure(published);
  const fructose = figure(amount(row, 'excess_fructose_g'));
  return { ...(lactose && { lactose }), ...(fructose && { fructose }) };
}

/** The most that can be lactose of a dairy food whose lactose nobody published: its carbohydrate, but no added sugar or starch. */
function mostOfDairy({ ndbNo, origins }: FodmapFood, usda: Usda): number | null {
  const carbs = carbohydrate(ndbNo, usda);
  const protein = amount(usda.foods.get(ndbNo), 'protein_g');
  if (carbs === null || protein === null || !origins.includes('added-sugar')) return carbs;
  return Math.min(carbs, Number((mostLactosePerProtein * protein).toPrecision(3)));
}

/** Butter and cheese: lactose is the only FODMAP of milk. */
const isMilkOnly = ({ aisle, origins }: FodmapFood): boolean =>
  aisle === 'dairy-and-eggs' && origins.length > 0 && origins.every((origin) => origin === 'dairy');

const noLactose: readonly Aisle[] = [
  'produce',
  'frozen',
  'grains-and-pasta',
  'nuts-and-seeds',
  'spices-and-herbs',
];
/** Lactose in a plant is an error of the table; a bread or a sauce may contain milk. */
const mayContainLactose = ({ aisle, origins }: FodmapFood): boolean =>
  origins.includes('dairy') || !noLactose.includes(aisle);

/** Cooked weight of a gram of a dry food; 1 for foods that recipes do not weigh dry. */
function yieldOfDry({ id, aisle, origins }: FodmapFood): number {
  if (/^(canned|cooked)-/.test(id)) return 1;
  if (/-dried$|lentils$|split-peas$/.test(id) && origins.includes('legume'))
    return cookingLosses['pulse boiled'].grams;
  if (aisle !== 'grains-and-pasta') return 1;
  if (/rice-noodles|glass-noodles/.test(id)) return 3.36;
  if (id === 'fresh-pasta') return 1.8;
  if (/pasta|noodles/.test(id)) return 2.38;
  return /rice$/.test(id) ? 2.8 : cookingLosses['grain boiled'].grams;
}

/** A row of another food: `ID: ROW; REASON`, without its contents `~ID: ROW; REASON`. */
const otherRow = /^(~?)([a-z-]+): ([^;]+)(?:; (.+))?$/;

/** The food whose published rows another food takes, which row, and why. */
export interface Borrowed {
  readonly from: string;
  readonly row: string;
  readonly reason: string;
}

/** What a food's cell borrows; null for its own rows. A row of the food that is filed under another has the reason `itself`. */
export function borrowedBy(id: string, cell: string): Borrowed | null {
  const [, , from, row, reason = ''] = otherRow.exec(cell) ?? [];
  if (from === undefined || row === undefined) return null;
  if (reason === '') throw new Error(`${id} takes the row of "${from}" without a reason`);
  return reason === 'itself' ? null : { from, row, reason };
}

/** The food whose rows apply, and which of its servings. */
function matchingRows({ id, key = id, serving }: FodmapFood) {
  const [, only, other, rowName] = otherRow.exec(serving) ?? [];
  return other === undefined || rowName === undefined
    ? { servings: key, contents: key, wanted: serving }
    : { servings: other, contents: only === '~' ? key : other, wanted: rowName };
}

/** A figure that was published for another food is an estimate, and so are that food's sugars. */
function asBorrowed(row: FodmapRow, own: Sugars): FodmapRow {
  const sugars = Object.fromEntries(
    Object.entries(row.sugars).map(([sugar, figure]) => [
      sugar,
      Object.values(own).some(
        ({ source, gPer100g }) => source === figure.source && gPer100g === figure.gPer100g,
      )
        ? figure
        : { ...figure, confidence: 'estimated' as const },
    ]),
  );
  return { ...row, confidence: 'estimated', sugars };
}

/**
 * A food's FODMAPs: its published low serving, with the groups of sugars it is limited by, and its measured
 * sugars. `with-garlic` marks a blend that may contain garlic: its limit is that of the plain food in the
 * list, for fructans. `dairy` is judged by lactose only, `none` marks animal foods and fats without
 * carbohydrate, `without-sugars` a food whose USDA row has other sugars. `hardly-any`: the collected facts name
 * it as a food in which hardly any FODMAP was found (decision 005). Null if no source covers the food. Figures
 * borrowed from another food are estimates.
 */
export function fodmapOf(cell: string, food: FodmapFood, lists: FodmapLists, usda: Usda): FodmapRow | null {
  const entries = alternatives(cell);
  if (entries.includes('none')) {
    const carbs = carbohydrate(food.ndbNo, usda);
    if (carbs === null || carbs > noCarbohydrateG) throw new Error(`${food.ndbNo} holds carbohydrate`);
    const source = 'fodmap-no-carbohydrate';
    return { value: 1, ...noLimit, groups: [], sugars: {}, confidence: 'calculated', source };
  }
  const dry = yieldOfDry(food);
  const { servings, contents, wanted } = matchingRows(food);
  const serving = servingOf(lists.servings.get(servings) ?? [], wanted, dry);
  const isMilk = serving?.isUnlimited === true && serving.trust === 4 && isMilkOnly(food);
  const isDairy = entries.includes('dairy') || isMilk;
  // of butter and ripe cheese the carbohydrate is no sugar; of fresh dairy its sugar is published too low
  const mostLactose = isMilk
    ? (sugar(food.ndbNo, usda) ?? carbohydrate(food.ndbNo, usda))
    : isDairy
      ? mostOfDairy(food, usda)
      : null;
  const isGrain = food.origins.some((origin) => /grain/.test(origin));
  const { lactose, ...others }: Sugars = {
    ...(!entries.includes('without-sugars') && usdaSugars(food.ndbNo, mostLactose, lists)),
    ...(!entries.includes('without-sugars') && sugarsOf(lists.contents.get(contents) ?? [], isGrain, dry)),
  };
  const sugars: Sugars = lactose !== undefined && mayContainLactose(food) ? { lactose, ...others } : others;
  const listed = entries.filter((entry) => !words.has(entry)).map((entry) => readListed(entry, lists));
  // judged by lactose in full, so nothing is left for a portion to limit
  const ofDairy: Judged | null =
    isDairy && sugars.lactose !== undefined
      ? { ...noLimit, groups: [], confidence: 'calculated', source: 'fodmap-usda-sugars' }
      : null;
  const ofList = byList(listed, food.testedG, sugars);
  const ofBlend: Judged | null =
    entries.includes('with-garlic') && ofList !== null ? { ...ofList, groups: ['oligos'] } : null;
  const judged =
    ofBlend ??
    (isMilk ? ofDairy : null) ??
    judgedBy(serving, ofList, sugars, entries.includes('hardly-any')) ??
    ofDairy ??
    byContents(sugars, food);
  if (judged === null) return null;
  const { lowUpToG, mediumUpToG, groups, confidence, source } = judged;
  const value = levelAt(food, judged, sugars, food.usualG);
  const row: FodmapRow = { lowUpToG, mediumUpToG, groups, confidence, source, value, sugars };
  return borrowedBy(food.id, food.serving) === null
    ? row
    : asBorrowed(row, usdaSugars(food.ndbNo, mostLactose, lists));
}

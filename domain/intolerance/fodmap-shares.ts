import {
  type FodmapGroup,
  type FodmapSugar,
  fodmapSugars,
  groupOfSugar,
} from '#domain/food/fodmap-figure.ts';
import type { Confidence, Food, Origin } from '#domain/food/food.ts';
import { fodmapCutoffs, fodmapLimits } from './thresholds.ts';

/** Sums: the groups of sugars, and both polyols together. */
export type FodmapSum = FodmapGroup | 'polyols';

/** One gram of a food as a share of a group's Low limit per serving. */
export interface FodmapShare {
  readonly sum: FodmapSum;
  readonly perGram: number;
  /** The same of the limit of Medium; never larger. */
  readonly mediumPerGram: number;
  /** Grams of the sugar in one gram of the food; null if the published serving counts. */
  readonly sugarPerGram: number | null;
  /** Grams that are Low: of the sugar, or of the food if its serving counts. */
  readonly limitG: number;
  readonly confidence: Confidence;
  /** Key of content/sources.csv. */
  readonly source: string;
}

/** The properties of a food that determine its shares. */
type JudgedFood = Pick<Food, 'aisle' | 'origins' | 'fodmap'>;

const core: readonly Origin[] = ['grain', 'gluten-grain', 'pseudo-grain', 'legume'];
const isCore = ({ origins, aisle }: JudgedFood): boolean =>
  aisle === 'nuts-and-seeds' || core.some((origin) => origins.includes(origin));
const isFresh = ({ aisle }: JudgedFood): boolean => aisle === 'produce' || aisle === 'frozen';

function cutoffOf(group: FodmapGroup, food: JudgedFood, isAlone: boolean): number | null {
  switch (group) {
    case 'fructose':
      return isAlone && isFresh(food) ? fodmapCutoffs.fructoseAloneInFresh : fodmapCutoffs.fructose;
    case 'oligos':
      return isCore(food) ? fodmapCutoffs.oligosInCore : fodmapCutoffs.oligos;
    case 'lactose':
    case 'sorbitol':
    case 'mannitol':
      return fodmapCutoffs[group];
    default:
      return null;
  }
}

const otherSugars: readonly FodmapSugar[] = ['fructans', 'gos', 'sorbitol', 'mannitol'];
/** Whether every other sugar was looked for and not found; what was not measured may be there. */
const isFructoseAlone = ({ sugars, groups }: NonNullable<Food['fodmap']>): boolean =>
  otherSugars.every((sugar) => sugars[sugar]?.gPer100g === 0) &&
  (sugars.lactose?.gPer100g ?? 0) === 0 &&
  groups.every((group) => group === 'fructose');

/** The measured sugars of a food by group: fructans and GOS combined. */
function measuredGroups({ sugars }: NonNullable<Food['fodmap']>) {
  const found = new Map<FodmapGroup, { gPer100g: number; largest: FodmapSugar }>();
  for (const sugar of fodmapSugars) {
    const grams = sugars[sugar]?.gPer100g ?? 0;
    if (grams === 0) continue;
    const group = groupOfSugar[sugar];
    const before = found.get(group);
    const isLarger = before === undefined || grams > (sugars[before.largest]?.gPer100g ?? 0);
    found.set(group, {
      gPer100g: grams + (before?.gPer100g ?? 0),
      largest: isLarger ? sugar : before.largest,
    });
  }
  return found;
}

function ofGroup(
  food: JudgedFood,
  group: FodmapGroup,
  measured: ReturnType<typeof measuredGroups>,
): FodmapShare | null {
  const figure = food.fodmap;
  if (figure === null) return null;
  const sugar = measured.get(group);
  const cutoff = cutoffOf(group, food, isFructoseAlone(figure));
  const bySugar = sugar === undefined || cutoff === null ? 0 : sugar.gPer100g / 100 / cutoff;
  const byServing = figure.lowUpToG !== null && figure.groups.includes(group) ? 1 / figure.lowUpToG : 0;
  if (bySugar === 0 && byServing === 0) return null;
  const mediumByServing = byServing === 0 || figure.mediumUpToG === null ? 0 : 1 / figure.mediumUpToG;
  const mediumPerGram = Math.max(bySugar / fodmapLimits.mediumFactor, mediumByServing);
  const published = figure.sugars[sugar?.largest ?? 'lactose'];
  if (sugar !== undefined && cutoff !== null && published !== undefined && bySugar >= byServing) {
    const { confidence, source } = published;
    return {
      sum: group,
      perGram: bySugar,
      mediumPerGram,
      sugarPerGram: sugar.gPer100g / 100,
      limitG: cutoff,
      confidence,
      source,
    };
  }
  const { confidence, source } = figure;
  return {
    sum: group,
    perGram: byServing,
    mediumPerGram,
    sugarPerGram: null,
    limitG: figure.lowUpToG ?? 0,
    confidence,
    source,
  };
}

function computedShares(food: JudgedFood): FodmapShare[] {
  if (food.fodmap === null) return [];
  const measured = measuredGroups(food.fodmap);
  const groups = new Set<FodmapGroup>([...measured.keys(), ...food.fodmap.groups]);
  const shares = [...groups].flatMap((group) => ofGroup(food, group, measured) ?? []);
  const polyols = shares.filter(({ sum }) => sum === 'sorbitol' || sum === 'mannitol');
  const [first] = polyols;
  if (first === undefined) return shares;
  const joint = fodmapCutoffs.polyols / fodmapCutoffs.sorbitol;
  const total = (part: 'perGram' | 'mediumPerGram') => polyols.reduce((sum, it) => sum + it[part], 0) / joint;
  const [perGram, mediumPerGram] = [total('perGram'), total('mediumPerGram')];
  const sugarPerGram = polyols.reduce((sum, it) => sum + (it.sugarPerGram ?? 0), 0);
  return [
    ...shares,
    {
      ...first,
      sum: 'polyols',
      perGram,
      mediumPerGram,
      sugarPerGram: sugarPerGram || null,
      limitG: fodmapCutoffs.polyols,
    },
  ];
}

/** Of foods of the table, which every verdict asks for again. */
const known = new WeakMap<JudgedFood, readonly FodmapShare[]>();

/**
 * What one gram of a food adds to each sum: for a group the larger of its sugar by the cut-off and its grams
 * by the published low serving. Of Medium it is the larger of its sugar by one and a half cut-offs and its
 * grams by the published Medium serving. To both polyols together sorbitol plus mannitol, whose joint cut-off is twice
 * that of one. Empty for a food that adds nothing, or has no figure.
 */
export function fodmapShares(food: JudgedFood): readonly FodmapShare[] {
  const shares = known.get(food) ?? computedShares(food);
  known.set(food, shares);
  return shares;
}

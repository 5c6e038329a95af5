import { type FodmapGroup, fodmapSugars, groupOfSugar } from '#domain/food/fodmap-figure.ts';
import type { Aisle, Confidence, Origin } from '#domain/food/food.ts';
import { fodmapShares } from '#domain/intolerance/fodmap-shares.ts';
import { fodmapLimits } from '#domain/intolerance/thresholds.ts';
import type { Sugars } from './fodmap-contents.ts';
import type { Serving } from './fodmap-servings.ts';

export interface FodmapFood {
  readonly id: string;
  /** Its name in the source files; its id by default. */
  readonly key?: string;
  readonly ndbNo: string;
  readonly aisle: Aisle;
  readonly origins: readonly Origin[];
  /** Grams in a serving of a usual dish. */
  readonly usualG: number;
  /** Grams that a list without servings refers to. */
  readonly testedG: number;
  /** The row of the published servings to use, if the food has several; `ID: ROW; REASON` for a row of another food, `~ID: ROW; REASON` without its contents. */
  readonly serving: string;
}

export interface Listed {
  readonly isLow: boolean;
  readonly limit: number | null;
  /** The groups of sugars that the list does not call low. */
  readonly groups: readonly FodmapGroup[];
}

export interface Judged {
  readonly lowUpToG: number | null;
  readonly mediumUpToG: number | null;
  readonly groups: readonly FodmapGroup[];
  readonly confidence: Confidence;
  readonly source: string;
}

interface JudgedByList extends Judged {
  readonly isLow: boolean;
}

export const noLimit = { lowUpToG: null, mediumUpToG: null } as const;

const list = { confidence: 'estimated', source: 'fodmap-handouts-2018' } as const;

/**
 * By the list of handouts alone: a food it calls low is low up to the usual portion. A food it calls high for
 * measured sugars is judged by these.
 */
export function byList(listed: readonly Listed[], usualG: number, sugars: Sugars): JudgedByList | null {
  if (listed.length === 0) return null;
  const measured: readonly FodmapGroup[] = fodmapSugars
    .filter((sugar) => (sugars[sugar]?.gPer100g ?? 0) > 0)
    .map((sugar) => groupOfSugar[sugar]);
  const limits = listed.flatMap(({ limit }) => limit ?? []);
  const isLow = listed.every((one) => one.isLow);
  const without = isLow ? usualG : fodmapLimits.withoutLowServingG;
  const lowUpToG = limits.length === listed.length ? Math.min(...limits) : without;
  const raised = [...new Set(listed.flatMap((one) => one.groups))];
  if (!isLow && raised.length > 0 && raised.every((group) => measured.includes(group)))
    return { confidence: 'calculated', source: 'fodmap-list-and-sugars', ...noLimit, groups: [], isLow };
  const groups = isLow || raised.length === 0 ? [...new Set(measured)] : raised;
  return {
    ...list,
    ...limitsWithin(lowUpToG, null),
    isLow,
    groups: groups.length === 0 ? ['untested'] : groups,
  };
}

const rounded = (grams: number): number => Number(grams.toPrecision(3));

/** Just below a serving that was published as the next level. */
const below = (grams: number | null): number => (grams === null ? Number.POSITIVE_INFINITY : grams * 0.99);

/**
 * The limits of Low and Medium, within the published moderate and high servings. Without these Medium ends at
 * one and a half low servings. A moderate serving from memory allows no more than that.
 */
function limitsWithin(low: number, serving: Serving | null) {
  const { moderateG = null, highG = null, trust = 4 } = serving ?? {};
  const lowUpToG = Math.min(low, below(moderateG), below(highG));
  const stacked = lowUpToG * fodmapLimits.mediumFactor;
  const medium = trust < 4 ? Math.max(stacked, moderateG ?? 0) : stacked;
  return {
    lowUpToG: rounded(lowUpToG),
    mediumUpToG: rounded(Math.max(lowUpToG, Math.min(medium, below(highG)))),
  };
}

const within = <T extends Judged>(judged: T, serving: Serving | null): T =>
  judged.lowUpToG === null ? judged : { ...judged, ...limitsWithin(judged.lowUpToG, serving) };

function byServing(serving: Serving): Judged {
  const { lowUpToG, groups, trust, source } = serving;
  const confidence = trust <= 2 ? ('calculated' as const) : ('estimated' as const);
  const judged = { ...noLimit, groups, confidence, source };
  return lowUpToG === null
    ? judged
    : within({ ...judged, lowUpToG: Math.max(lowUpToG, fodmapLimits.withoutLowServingG) }, serving);
}

/**
 * By a serving from memory, which never clears a dish: it makes a list or a measured sugar stricter. A food
 * that a list calls low and in which memory knows no FODMAP stays Low up to the portion of the list only; more
 * is Medium, as that portion is no limit to be High beyond. A grain in which no fructans were found, and a
 * food that the collected facts name as one with hardly any FODMAP, need no portion.
 */
function byMemory(
  serving: Serving,
  ofList: JudgedByList | null,
  sugars: Sugars,
  hardlyAny: boolean,
): Judged | null {
  const ofServing = byServing(serving);
  if (ofList === null) {
    const isMeasured = Object.values(sugars).some(({ gPer100g }) => gPer100g > 0);
    return serving.isUnlimited || !isMeasured ? null : ofServing;
  }
  if (serving.isUnlimited) {
    if (ofList.isLow && sugars.fructans?.gPer100g === 0)
      return { ...noLimit, groups: [], confidence: 'calculated', source: sugars.fructans.source };
    if (ofList.isLow && hardlyAny) return { ...ofList, ...noLimit, groups: [] };
    if (!ofList.isLow || ofList.lowUpToG === null) return ofList;
    return { ...ofList, mediumUpToG: null };
  }
  return limitOf(ofServing) <= limitOf(ofList) ? ofServing : ofList;
}

const limitOf = ({ lowUpToG }: Judged): number => lowUpToG ?? Number.POSITIVE_INFINITY;

export function judgedBy(
  serving: Serving | null,
  ofList: JudgedByList | null,
  sugars: Sugars,
  hardlyAny: boolean,
): Judged | null {
  if (serving === null) return ofList;
  // only moderate or high servings were published: they bound what the list says
  if (serving.lowUpToG === null && !serving.isUnlimited) return ofList && within(ofList, serving);
  return serving.trust < 4 ? byServing(serving) : byMemory(serving, ofList, sugars, hardlyAny);
}

/** A food of which only a sugar other than those of USDA was published: it can be High, and is never cleared. */
export function byContents(sugars: Sugars, food: FodmapFood): Judged | null {
  const found = fodmapSugars
    .filter((sugar) => sugar !== 'lactose' && sugar !== 'fructose')
    .flatMap((sugar) => (sugars[sugar] ? { sugar, ...sugars[sugar] } : []));
  const [richest] = found.toSorted((a, b) => b.gPer100g - a.gPer100g);
  if (richest === undefined) return null;
  const { sugar, confidence, source } = richest;
  const alone = { ...noLimit, groups: [], confidence, source };
  if (levelAt(food, alone, { [sugar]: sugars[sugar] }, food.testedG) < 3) return null;
  return { ...alone, ...limitsWithin(fodmapLimits.withoutLowServingG, null), groups: [groupOfSugar[sugar]] };
}

export function levelAt(food: FodmapFood, judged: Judged, sugars: Sugars, grams: number): 1 | 2 | 3 {
  const shares = fodmapShares({ ...food, fodmap: { ...judged, value: 1, sugars } });
  const fits = (part: 'perGram' | 'mediumPerGram') => shares.every((share) => share[part] * grams <= 1);
  if (fits('perGram')) return 1;
  return fits('mediumPerGram') ? 2 : 3;
}

import { monthNames } from '#domain/calendar/month-names.ts';
import type { Food } from '#domain/food/food.ts';
import { type Amount, amountOf, type CountedSubstance, isCounted, type TestedSubstance } from './doses.ts';

interface AnyLimit {
  /** `2026-03-14`, when it was accepted, or the first day low of the test. */
  readonly since: string;
  /** Holds only while a food test runs. */
  readonly isTest?: true;
}

/** How much of a substance a member tolerates in a serving, from a food test of theirs. */
export interface DoseLimit extends AnyLimit {
  readonly substance: CountedSubstance;
  readonly load: number;
}

/** How much of one food a member tolerates in a serving, from a food test of theirs. */
export interface FoodLimit extends AnyLimit {
  readonly foodId: string;
  readonly name: string;
  readonly grams: number;
}

/** The limits of a dietary profile, at most one of a substance and of a food. */
export interface OwnLimits {
  readonly doses?: readonly DoseLimit[];
  readonly foodLimits?: readonly FoodLimit[];
}

/** A little more than the limit is within what anybody can weigh. */
export const doseTolerance = 1.02;

export const isAboveDose = (load: number, limit: DoseLimit): boolean => load > limit.load * doseTolerance;
export const isAboveGrams = (grams: number, limit: FoodLimit): boolean => grams > limit.grams * doseTolerance;

/** While it is tested, a serving may hold what one Low serving may hold of a substance, and nothing of a single food. */
export const lowLoad = 1;

/** A limit of loads as a limit of a substance or, of a single food, of its grams. `largestG`: of the test's portions. */
export function limitOf(
  substance: TestedSubstance,
  load: number,
  food: Food | null,
  { largestG, ...more }: AnyLimit & { readonly largestG: number },
): DoseLimit | FoodLimit | null {
  if (isCounted(substance)) return { substance, load, ...more };
  if (food === null) return null;
  return { foodId: food.id, name: food.name, grams: amountOf(substance, load, largestG).value, ...more };
}

/** The strictest of each substance and food. */
export function strictest(limits: readonly (DoseLimit | FoodLimit)[]): OwnLimits {
  const first = <T>(of: readonly T[], key: (it: T) => string): T[] => [
    ...new Map(of.toReversed().map((it) => [key(it), it])).values(),
  ];
  const doses = limits.filter((it) => 'load' in it).toSorted((a, b) => a.load - b.load);
  const foods = limits.filter((it) => 'grams' in it).toSorted((a, b) => a.grams - b.grams);
  return {
    ...(doses.length > 0 && { doses: first(doses, ({ substance }) => substance) }),
    ...(foods.length > 0 && { foodLimits: first(foods, ({ foodId }) => foodId) }),
  };
}

const monthsToRetest = 6;

/** Limits shift: half a year later it is worth another test. The last day of a shorter month for one that it lacks. */
export function retestOn(since: string): string {
  const [year = 0, month = 1, day = 1] = since.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + monthsToRetest + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + monthsToRetest, Math.min(day, last))).toISOString().slice(0, 10);
}

/**
 * What every limit is of: a test portion is one serving, eaten at one sitting. Several in a day may add up, of which no
 * test says anything. Every text takes these words from here.
 */
export const perServing = 'in one serving';

/** Servings at one sitting that hold no more than the limit. `amount`: loads or grams of one serving. */
export const servingsWithin = (amount: number, limit: DoseLimit | FoodLimit): number =>
  amount <= 0
    ? Number.POSITIVE_INFINITY
    : (('grams' in limit ? limit.grams : limit.load) * doseTolerance) / amount;

const figure = ({ value }: Amount): string => String(Number(value.toPrecision(2)));

/** `14 of 8 mg in one serving`. `amount`: loads, or grams of a food, of one serving. */
export function doseWords(amount: number, limit: DoseLimit | FoodLimit): string {
  if ('grams' in limit)
    return `${figure({ value: amount, unit: 'g' })} of ${figure({ value: limit.grams, unit: 'g' })} g ${perServing}`;
  const max = amountOf(limit.substance, limit.load, null);
  return `${figure(amountOf(limit.substance, amount, null))} of ${figure(max)} ${max.unit} ${perServing}`;
}

/** `from your doses in March`. */
export const doseSource = ({ since }: AnyLimit): string =>
  `from your doses in ${monthNames[Number(since.slice(5, 7)) - 1] ?? since}`;

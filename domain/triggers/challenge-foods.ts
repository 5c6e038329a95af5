import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { judgeFood } from '#domain/dietary-profile/judge-food.ts';
import type { Food } from '#domain/food/food.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import { isWithinLimits, type PortionLimit } from '#domain/safety/portion-limits.ts';
import type { DoseLimit, FoodLimit } from './dose-limit.ts';
import {
  axisTests,
  type CountedSubstance,
  countedSubstances,
  loadPerGram,
  loadsOfLargest,
  type TestedSubstance,
} from './doses.ts';
import { largestPortionG } from './portion.ts';
import { protocol } from './protocol.ts';

/** A food that can carry the doses of a substance. */
export interface ChallengeFood {
  readonly food: Food;
  readonly loadPerGram: number;
  /** The highest load that may be served of it. */
  readonly highestLoad: number;
  /** Axes without doses on which the largest portion is above Low: a finding says that it may be these instead. */
  readonly alsoRichIn: readonly Intolerance[];
}

const highestRung = Math.max(...protocol.rungs);

/** Grams for a load, never above the capped portion; null where the food does not carry the substance. */
export function gramsFor(substance: TestedSubstance, food: Food, load: number): number | null {
  const perGram = loadPerGram(substance, food);
  if (perGram === null || perGram <= 0 || !(load >= 0)) return null;
  return Math.min(load / perGram, largestPortionG(food));
}

/** Fructans and GOS come together in most foods and are judged as one group. */
const together: Readonly<Partial<Record<TestedSubstance, CountedSubstance>>> = {
  fructans: 'gos',
  gos: 'fructans',
};

/** Whether two substances are judged as one group. */
export const isTogether = (substance: TestedSubstance, other: TestedSubstance): boolean =>
  together[substance] === other;

/** Whether so many grams hold no dose of anything else. What is unknown is not clean. */
export function isClean(substance: TestedSubstance, food: Food, grams: number): boolean {
  return countedSubstances.every((other) => {
    if (other === substance || isTogether(substance, other)) return true;
    const perGram = loadPerGram(other, food);
    return perGram !== null && perGram * grams < protocol.crossLoad;
  });
}

/** Where there are no doses, a Low serving is all there is to compare with. */
export const alsoRichIn = (food: Food, grams: number): Intolerance[] =>
  intolerances.filter((axis) => !axisTests[axis].isOpen && (limitsOf(axis, food)?.lowUpToG ?? 0) < grams);

/**
 * What no figure of the table tells: star fruit holds a nerve poison; the fish hold so much mercury that the FDA names
 * them to avoid, or for one serving a week, and a portion is eaten on three days.
 */
const neverServed: readonly string[] = [
  'star-fruit',
  'kombu',
  'swordfish',
  'tuna-steak',
  'halibut',
  'monkfish',
];

/**
 * Without the limits of a running test: a food that carries fructans may hold GOS, or nobody knows whether it does, and
 * they can be left out together.
 */
const withoutTest = ({ doses, ...profile }: DietaryProfile): DietaryProfile => {
  const accepted = doses?.filter(({ isTest }) => isTest !== true) ?? [];
  return accepted.length === 0 ? profile : { ...profile, doses: accepted };
};

/**
 * A dose may go over the member's limit of what is tested, and over no other. Nothing relaxes the rest: allergens,
 * safety constraints, excluded foods, diets.
 */
function mayBeServed(
  food: Food,
  profile: DietaryProfile,
  tested: {
    readonly axes: readonly Intolerance[];
    readonly isOwn: (limit: DoseLimit | FoodLimit) => boolean;
  },
): boolean {
  if (neverServed.includes(food.id) || food.origins.includes('alcohol')) return false;
  return judgeFood(food, profile).reasons.every(
    ({ kind, axis, dose }) =>
      kind === 'atLimit' ||
      (axis !== null && tested.axes.includes(axis)) ||
      (dose !== undefined && tested.isOwn(dose.limit)),
  );
}

const axisOf = (substance: CountedSubstance): Intolerance => (substance === 'oxalate' ? 'oxalate' : 'fodmap');

/** Whom a portion is for: what they must not eat, and how much one portion of theirs may hold. */
export interface Tester {
  readonly profile: DietaryProfile;
  readonly limits: readonly PortionLimit[];
}

/**
 * The foods that can carry a test for a member: those that are rich in least else first, then the smallest portion. A
 * food whose highest dose would be above a limit carries none: with less of it the test couldn't tell.
 */
export function challengeFoods(
  substance: CountedSubstance,
  foods: readonly Food[],
  { profile, limits }: Tester,
): ChallengeFood[] {
  const accepted = withoutTest(profile);
  return foods
    .flatMap((food): ChallengeFood[] => {
      const perGram = loadPerGram(substance, food);
      const grams = gramsFor(substance, food, highestRung);
      if (perGram === null || grams === null) return [];
      const highestLoad = grams * perGram;
      const isFit =
        isClean(substance, food, grams) &&
        isWithinLimits(limits, food, grams) &&
        mayBeServed(food, accepted, {
          axes: [axisOf(substance)],
          isOwn: (limit) => 'load' in limit && limit.substance === substance,
        });
      if (highestLoad < protocol.smallestTopLoad || !isFit) return [];
      return [{ food, loadPerGram: perGram, highestLoad, alsoRichIn: alsoRichIn(food, grams) }];
    })
    .toSorted((a, b) => a.alsoRichIn.length - b.alsoRichIn.length || b.loadPerGram - a.loadPerGram);
}

/** A single food can be tested by anyone who may eat its largest portion, if a scale can tell its first dose. */
export function canTestFood(food: Food, { profile, limits }: Tester): boolean {
  const largest = largestPortionG(food);
  const firstDose = ((protocol.rungs[protocol.startRung] ?? 0) / loadsOfLargest) * largest;
  return (
    food.oneOf === undefined &&
    firstDose >= protocol.smallestDoseG &&
    isWithinLimits(limits, food, largest) &&
    mayBeServed(food, profile, { axes: intolerances, isOwn: () => true })
  );
}

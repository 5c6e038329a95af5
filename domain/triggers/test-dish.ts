import { daysThrough } from '#domain/calendar/week.ts';
import type { Food } from '#domain/food/food.ts';
import { gramsFor, isTogether } from './challenge-foods.ts';
import {
  type CountedSubstance,
  countedSubstances,
  isCounted,
  loadPerGram,
  type TestedSubstance,
} from './doses.ts';
import { protocol } from './protocol.ts';

/**
 * The loads of everything else that a dish may hold, so that it stays under half a load of each with the largest portion
 * in it. What is tested itself is a limit of the member meanwhile.
 */
export function cleanBelow(
  substance: TestedSubstance,
  food: Food,
): { readonly substance: CountedSubstance; readonly below: number }[] {
  const grams = gramsFor(substance, food, Math.max(...protocol.rungs)) ?? 0;
  return countedSubstances.flatMap((other) => {
    if (other === substance || isTogether(substance, other)) return [];
    // what a single food holds comes with it, and is what is tested
    const own = isCounted(substance) ? (loadPerGram(other, food) ?? protocol.crossLoad) * grams : 0;
    return [{ substance: other, below: protocol.crossLoad - own }];
  });
}

/** Of some days in their order those on which a portion of a test may be due, from a day on, if it goes on as fast as it can. */
export function portionDays(
  from: string,
  { left, rest }: { readonly left: number; readonly rest: number },
  days: readonly string[],
): string[] {
  const cycle = protocol.doseDays + protocol.rest.none;
  return days.filter((day) => {
    const n = daysThrough(from, day).length - 1;
    if (n < 0) return false;
    if (n < left) return true;
    const later = n - left - rest;
    return later >= 0 && later % cycle < protocol.doseDays;
  });
}

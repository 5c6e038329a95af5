import { hash, type Rng, rng } from '#domain/random/random.ts';
import { cookingDays, dishWork } from './cooking-days.ts';
import { type CookingTask, weekdayMost } from './cooking-wishes.ts';
import { dayWeigher, type WeighedDay } from './day-cost.ts';
import { isMeal, type Option, toUnits } from './day-options.ts';
import { scoreOf, totalOfFixed } from './day-score.ts';
import { type IsLate, neverLate } from './deadline.ts';
import { suits } from './plan-days.ts';
import { type PlanCandidate, type PlanProblem, tolerance } from './plan-problem.ts';
import type { DayChoice } from './search-day.ts';
import { mineralShortfall, sameness, sameOnDay, workOver } from './week-cost.ts';
import type { MealPlace, SharedDish } from './week-outline.ts';

export interface CookEffort {
  /** Number of restarts. */
  readonly runs: number;
  /** Number of dishes reconsidered in a run. */
  readonly moves: number;
}

/** Dishes weighed in one move. */
const maxEvaluated = 50;
/** Moves in vain for each dish, after which a run ends, or leaves a dead end. */
const idleMoves = 3;
/** Recipes drawn for each dish of the outline. */
const maxSampled = 150;

const weights = {
  taste: 0.25,
  /** For a dish that takes twice the minutes wished. */
  minutes: 2,
  /** For each time that a dish is made again instead of eaten as leftovers. */
  again: 0.5,
  useUp: 0.6,
  price: 1.5,
} as const;

/** A dish of the outline with the recipes that can be it. */
interface Dish extends SharedDish {
  readonly options: readonly PlanCandidate[];
  candidate: PlanCandidate;
  cost: number;
}

export interface CookedWeek {
  readonly choices: readonly DayChoice[];
  /** For each day and slot, the day it was cooked on; null if it is cooked for this meal. */
  readonly cookedOn: readonly (readonly (number | null)[])[];
}

/**
 * A week as it is cooked: dishes that several meals share, by local search over the dishes. The calories of every
 * day are within the tolerance; work, price, bands, and minerals are costs. Null when none was found.
 */
export function cookWeek(
  problem: PlanProblem,
  task: CookingTask,
  outline: readonly SharedDish[],
  candidates: readonly PlanCandidate[],
  { runs, moves }: CookEffort,
  isLate: IsLate = neverLate,
): CookedWeek | null {
  let best: { readonly week: CookedWeek; readonly cost: number } | null = null;
  for (let run = 0; run < runs && (run === 0 || !isLate()); run += 1) {
    const found = cookOnce(
      problem,
      task,
      outline,
      candidates,
      moves,
      rng(`cook ${problem.seed} ${run}`),
      isLate,
    );
    if (found !== null && (best === null || found.cost < best.cost)) best = found;
  }
  return best?.week ?? null;
}

/** What a recipe costs in the place of a dish, whatever the others are. */
function ownCost({ seed }: PlanProblem, { wishes, weekends, mostDaysKept }: CookingTask, dish: SharedDish) {
  return (candidate: PlanCandidate): number => {
    const taste = hash(`${seed} ${candidate.id}`) / 2 ** 32;
    const work = dishWork(candidate);
    const made = cookingDays(dish, candidate, mostDaysKept);
    const again = dish.mayBeLeftovers ? made.length - 1 : 0;
    const slot = dish.places[0]?.slot;
    const isMain = slot === 'lunch' || slot === 'dinner';
    const ready = candidate.cooking?.readyMinutes ?? 0;
    const over = made.reduce((sum, day) => {
      const isWeekend = weekends[day] === true;
      const usual = isWeekend ? wishes.weekendMinutes : wishes.weekdayMinutes;
      const max = slot === 'lunch' && !isWeekend ? Math.min(usual, weekdayMost.lunchWork) : usual;
      const isLate = isMain && !isWeekend && ready > weekdayMost.ready;
      return sum + Math.max(0, work - max) / max + (isLate ? 1 : 0);
    }, 0);
    return (
      taste * weights.taste +
      over * weights.minutes +
      again * weights.again +
      Math.max(0, candidate.priceClass - wishes.mostPriceClass) * weights.price -
      Math.min(2, candidate.usesUp ?? 0) * weights.useUp
    );
  };
}

function cookOnce(
  problem: PlanProblem,
  task: CookingTask,
  outline: readonly SharedDish[],
  candidates: readonly PlanCandidate[],
  moves: number,
  chance: Rng,
  isLate: IsLate,
): { readonly week: CookedWeek; readonly cost: number } | null {
  const { days, target } = problem;
  const fixed = days.map((day) => totalOfFixed(day.fixed));
  const plannedIds = days.map((day) => new Set(day.fixed.map(({ recipeId }) => recipeId)));
  const slack = target * tolerance;
  const lowest = Math.max(target - slack, Math.min(target, problem.targets.min));

  const used = new Set<number>();
  const dishes: Dish[] = [];
  const order = [...outline.keys()].toSorted(
    (a, b) => (outline[b]?.places.length ?? 0) - (outline[a]?.places.length ?? 0) || a - b,
  );
  for (const at of order) {
    const shared = outline[at];
    if (shared === undefined) continue;
    const costOf = ownCost(problem, task, shared);
    const fits = (it: PlanCandidate) =>
      isMeal(it) &&
      shared.places.every(
        ({ slot, day, at }) =>
          it.slots.includes(slot) &&
          plannedIds[day]?.has(it.id) !== true &&
          suits(it, days[day]?.guests?.[at] ?? []),
      );
    const options = candidates
      .filter(fits)
      .map((it) => ({ it, turn: costOf(it) + chance() * 0.5 }))
      .toSorted((a, b) => a.turn - b.turn || a.it.id - b.it.id)
      .slice(0, maxSampled)
      .map(({ it }) => it);
    const free = options.filter(({ id }) => !used.has(id));
    const candidate = free[Math.floor(chance() * Math.min(30, free.length))];
    if (candidate === undefined) return null;
    used.add(candidate.id);
    dishes.push({ ...shared, options, candidate, cost: costOf(candidate) });
  }

  const dishOf = days.map((day) => day.slots.map((): Dish | null => null));
  for (const dish of dishes)
    for (const { day, at } of dish.places) {
      const row = dishOf[day];
      if (row !== undefined) row[at] = dish;
    }

  const weigh = dayWeigher(problem, fixed, lowest);
  const weighDay = (day: number): WeighedDay =>
    weigh(
      day,
      (dishOf[day] ?? []).flatMap((dish) => dish?.candidate ?? []),
    );
  let weighedDays = days.map((_, day) => weighDay(day));
  const sharedCost = () =>
    workOver(dishes, task, days.length) +
    sameness(dishes) +
    sameOnDay(dishOf) +
    mineralShortfall(problem, task, weighedDays, dishOf);
  const total = () =>
    weighedDays.reduce((sum, { cost }) => sum + cost, 0) +
    dishes.reduce((sum, { cost }) => sum + cost, 0) +
    sharedCost();

  /** Leaves a dead end: a dish of a day that misses its calories becomes another one. */
  const kick = (): void => {
    const wrong = dishes.filter((it) => it.places.some(({ day }) => (weighedDays[day]?.miss ?? 0) > 0));
    const dish = wrong[Math.floor(chance() * wrong.length)];
    const option = dish?.options[Math.floor(chance() * dish.options.length)];
    if (dish === undefined || option === undefined || used.has(option.id)) return;
    used.delete(dish.candidate.id);
    used.add(option.id);
    dish.candidate = option;
    dish.cost = ownCost(problem, task, dish)(option);
    weighedDays = days.map((_, day) => weighDay(day));
    current = total();
  };

  let current = total();
  let idle = 0;
  for (let move = 0; move < moves && !isLate(); move += 1) {
    if (idle >= dishes.length * idleMoves) {
      if (weighedDays.every(({ miss }) => miss === 0)) break;
      kick();
      idle = 0;
    }
    const dish = dishes[Math.floor(chance() * dishes.length)];
    if (dish === undefined) break;
    const costOf = ownCost(problem, task, dish);
    const before = { candidate: dish.candidate, cost: dish.cost, days: weighedDays };
    const affected = [...new Set(dish.places.map(({ day }: MealPlace) => day))];
    const first = Math.floor(chance() * dish.options.length);
    let best: {
      readonly candidate: PlanCandidate;
      readonly cost: number;
      readonly days: typeof weighedDays;
    } | null = null;
    let bestTotal = current;
    for (let n = 0; n < Math.min(maxEvaluated, dish.options.length); n += 1) {
      const option = dish.options[(first + n) % dish.options.length];
      if (option === undefined || used.has(option.id)) continue;
      dish.candidate = option;
      dish.cost = costOf(option);
      weighedDays = before.days.map((known, day) => (affected.includes(day) ? weighDay(day) : known));
      const cost = total();
      if (cost < bestTotal - 1e-9) {
        bestTotal = cost;
        best = { candidate: option, cost: dish.cost, days: weighedDays };
      }
    }
    const next = best ?? before;
    used.delete(before.candidate.id);
    used.add(next.candidate.id);
    dish.candidate = next.candidate;
    dish.cost = next.cost;
    weighedDays = next.days;
    idle = best === null ? idle + 1 : 0;
    current = bestTotal;
  }

  const choices = weighedDays.map(({ servings: chosen }, day): DayChoice => {
    const options = (dishOf[day] ?? []).flatMap((dish, at): Option[] => {
      const each = chosen[at];
      const slot = days[day]?.slots[at];
      if (dish === null || each === undefined || slot === undefined) return [];
      return [
        { candidate: dish.candidate, slot, servings: each, units: toUnits(dish.candidate.kcal * each) },
      ];
    });
    return { options, score: scoreOf(problem, fixed[day] ?? totalOfFixed([]), options) };
  });
  const isOnTarget = choices.every(({ options }, day) => {
    const kcal = (fixed[day]?.kcal ?? 0) + options.reduce((sum, it) => sum + it.units / 2, 0);
    return (
      options.length === (days[day]?.slots.length ?? 0) &&
      kcal >= lowest - 1e-6 &&
      kcal <= target + slack + 1e-6
    );
  });
  if (!isOnTarget) return null;
  const cookedOn = days.map((day) => day.slots.map((): number | null => null));
  for (const dish of dishes) {
    const cooked = cookingDays(dish, dish.candidate, task.mostDaysKept);
    for (const { day, at } of dish.places) {
      const from = cooked.findLast((it) => it <= day) ?? day;
      const row = cookedOn[day];
      if (row !== undefined) row[at] = from === day ? null : from;
    }
  }
  return { week: { choices, cookedOn }, cost: current };
}

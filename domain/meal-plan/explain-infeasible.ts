import { fromUnits } from './day-options.ts';
import { totalOfFixed } from './day-score.ts';
import type { MealSlot } from './meal-slots.ts';
import { allowedIn, scarceSlots } from './plan-days.ts';
import type { PlanOutcome, Relaxation } from './plan-outcome.ts';
import type { HardRule, PlanProblem } from './plan-problem.ts';
import { listed, mealsOf, number } from './plan-words.ts';
import { dayTask, nearestFirst } from './search-day.ts';

type Infeasible = Extract<PlanOutcome, { kind: 'infeasible' }>;

const advice = (relaxation: Relaxation): string => {
  if (relaxation.kind === 'repeats') return 'let recipes come more than once';
  if (relaxation.kind === 'target') return `set the target to ${number(relaxation.kcal)} kcal`;
  const { kind, name } = relaxation.rule;
  return kind === 'ingredient' ? `allow ${name}` : `give up ${name}`;
};

const toldRule: Readonly<Record<HardRule['kind'], (name: string) => string>> = {
  diet: (name) => name,
  intolerance: (name) => name,
  ingredient: (name) => `no ${name}`,
  allergen: (name) => `your allergen ${name}`,
};

/** Rules that leave too few recipes for these days, and no longer do when one of them goes. */
function conflictOf(problem: PlanProblem, scarce: readonly MealSlot[]): string[] {
  const places = [...problem.rules.keys()];
  const days = problem.days.map(({ slots, fixed }) => ({
    slots: slots.filter((slot) => scarce.includes(slot)),
    fixed,
  }));
  const isScarce = (kept: readonly number[]) => {
    const givenUp = new Set(places.filter((place) => !kept.includes(place)));
    return scarceSlots(allowedIn(problem, { givenUp }), days) !== null;
  };
  // Allergens are asked last, so that they are named only where nothing else is to blame.
  const isAllergen = (place: number) => Number(problem.rules[place]?.kind === 'allergen');
  const kept = places
    .toSorted((a, b) => isAllergen(b) - isAllergen(a) || a - b)
    .reduce((left, place) => {
      const others = left.filter((it) => it !== place);
      return isScarce(others) ? others : left;
    }, places);
  return kept.flatMap((place) => {
    const rule = problem.rules[place];
    return rule === undefined ? [] : toldRule[rule.kind](rule.name);
  });
}

function scarcityTold(problem: PlanProblem, scarce: readonly MealSlot[]): string {
  const fitting = allowedIn(problem).filter(({ slots }) =>
    slots.some((slot) => scarce.includes(slot)),
  ).length;
  const names = conflictOf(problem, scarce);
  const what =
    names.length === 0 ? '' : names.length === 1 ? ` fit ${names[0]}` : ` fit ${listed(names)} together`;
  const meals = fitting === 0 ? `No ${mealsOf(scarce)}` : `Too few ${mealsOf(scarce)}`;
  return `${meals}${what === '' ? ' are left' : what}${fitting === 0 ? '' : ` for no recipe to come twice`}`;
}

function targetTold(problem: PlanProblem): string {
  const allowed = allowedIn(problem);
  const { target, days } = problem;
  const closest = days
    .map((day) => {
      const [nearest] = nearestFirst(dayTask(problem, day, allowed));
      return { fixed: totalOfFixed(day.fixed).kcal, sum: fromUnits(nearest ?? 0) };
    })
    .toSorted((a, b) => Math.abs(b.fixed + b.sum - target) - Math.abs(a.fixed + a.sum - target))[0];
  if (closest === undefined) return 'There is no day to fill';
  if (closest.sum === 0 && closest.fixed > target)
    return `What stands on the day has ${number(closest.fixed)} kcal, above the target of ${number(target)}`;
  return `The closest that the meals you can eat come to ${number(target)} kcal is ${number(closest.fixed + closest.sum)}`;
}

/** What does not go together in one sentence, and what `cheapestRelaxation` found. */
export function explainInfeasible(problem: PlanProblem, relax: readonly Relaxation[] | null): Infeasible {
  const scarce = problem.mayRepeat
    ? (problem.days.map((day) => scarceSlots(allowedIn(problem), [day])).find((it) => it !== null) ?? null)
    : scarceSlots(allowedIn(problem), problem.days);
  const trouble = scarce === null ? targetTold(problem) : scarcityTold(problem, scarce);
  const way = relax === null ? 'add meals by hand' : listed(relax.map(advice));
  return { kind: 'infeasible', relax: relax ?? [], sentence: `${trouble}: ${way}.` };
}

/** Each day can be filled by itself; only all of them without a recipe that comes twice were not found. */
export const noWeekWithoutRepeats = ({ days, target }: PlanProblem): Infeasible => ({
  kind: 'infeasible',
  relax: [{ kind: 'repeats' }],
  sentence: `No ${days.length} days were found that all come close to ${number(target)} kcal without a recipe that comes twice: let recipes come more than once.`,
});

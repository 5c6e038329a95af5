import { formatNumber } from '#domain/message/format-number.ts';
import { type Banded, banded } from './bands.ts';
import type { Option } from './day-options.ts';
import { deviationOf, outsideOf, type Totals, totalOf, unitsOfChoice } from './day-score.ts';
import { mealSlots } from './meal-slots.ts';
import type { PlannedDay } from './plan-outcome.ts';
import type { PlanProblem } from './plan-problem.ts';
import { listed } from './plan-text.ts';

const units = { protein: 'g', fiber: 'g', sodium: 'mg' } as const satisfies Record<Banded, string>;

/** Tolerance for rounding. */
const epsilon = 1e-9;

function caloriesText(totals: Totals, target: number): string {
  const off = Math.round(totals.kcal - target);
  const difference =
    off === 0 ? 'exactly on' : `${formatNumber(Math.abs(off))} ${off > 0 ? 'above' : 'below'}`;
  return `${formatNumber(totals.kcal)} kcal, ${difference} the target of ${formatNumber(target)}.`;
}

function bandsText({ bands }: PlanProblem, totals: Totals): string[] {
  const amount = (name: Banded, value: number) => `${formatNumber(value)} ${units[name]}`;
  const inside = banded.filter((name) => outsideOf(bands[name], totals[name]) <= epsilon);
  const outside = banded.filter((name) => !inside.includes(name));
  const sums = listed(inside.map((name) => `${name} ${amount(name, totals[name])}`));
  const inRange = inside.length === 0 ? [] : [`In range: ${sums}.`];
  const missed = outside.map((name) => {
    const { min, max } = bands[name];
    const isBelow = min !== null && totals[name] < min;
    const end = amount(name, (isBelow ? min : max) ?? 0);
    return `${isBelow ? 'Low' : 'High'} in ${name}: ${amount(name, totals[name])}, ${isBelow ? 'under' : 'over'} ${end}.`;
  });
  return [...inRange, ...missed];
}

/** A planned day with its explanation. */
export function plannedDay(problem: PlanProblem, fixed: Totals, options: readonly Option[]): PlannedDay {
  const totals = totalOf(fixed, options);
  const ordered = options.toSorted((a, b) => mealSlots.indexOf(a.slot) - mealSlots.indexOf(b.slot));
  const empty = ordered.filter(({ candidate }) => candidate === null).map(({ slot }) => slot);
  const emptyMealsText =
    empty.length === 0 ? [] : [`Nothing was added for ${listed(empty)}, to keep to the target.`];
  return {
    items: ordered.flatMap(({ candidate, slot, servings }) =>
      candidate === null ? [] : [{ recipeId: candidate.id, slot, servings }],
    ),
    totals,
    deviation: deviationOf(problem.target, fixed, unitsOfChoice(options)),
    outside: banded.filter((name) => outsideOf(problem.bands[name], totals[name]) > epsilon),
    explanation: [
      caloriesText(totals, problem.target),
      ...bandsText(problem, totals),
      ...emptyMealsText,
    ].join(' '),
  };
}

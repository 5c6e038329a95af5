import type { Highs } from 'highs';
import { rng } from '#domain/dish-art/drawing/random.ts';
import { totalOfFixed } from '#domain/meal-plan/day-score.ts';
import { plannedDay } from '#domain/meal-plan/explain-day.ts';
import { explainInfeasible, noWeekWithoutRepeats } from '#domain/meal-plan/explain-infeasible.ts';
import { allowedIn } from '#domain/meal-plan/plan-days.ts';
import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanCandidate, PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { cheapestRelaxation } from '#domain/meal-plan/relaxation.ts';
import {
  type DayChoice,
  dayTask,
  type mealSizes,
  searchDay,
  windowOf,
} from '#domain/meal-plan/search-day.ts';
import { type SearchEffort, searchWeek, type WeekSearch } from '#domain/meal-plan/search-week.ts';
import { shortlist } from '#domain/meal-plan/shortlist.ts';
import { isSound, isWithinAll, solveDay } from './solve-day.ts';
import { solveWeek } from './solve-week.ts';

/** Candidates of each slot that are looked at first; all of them when these do not do. */
const most = { day: 60, week: 90 } as const;
const triesOfDay = 300;
const little: SearchEffort = { rounds: 5, tries: 60, kept: 10, exchanges: 20 };
const much: SearchEffort = { rounds: 10, tries: 120, kept: 20, exchanges: 200 };
/** Costs differ by the taste of a seed up to a twentieth for each recipe; closer to the best nobody can tell. */
const gap = { day: 0.05, week: 0.2 } as const;
/** Bounds of the search tree, so that the answer does not depend on how busy the machine is. */
const nodes = { day: 40, week: 100 } as const;

function planned(problem: PlanProblem, choices: readonly DayChoice[], isSolved: boolean): PlanOutcome {
  const days = choices.map(({ options }, place) =>
    plannedDay(problem, totalOfFixed(problem.days[place]?.fixed ?? []), options),
  );
  return { kind: 'plan', days, foundBy: isSolved ? 'solver' : 'search' };
}

const infeasible = (problem: PlanProblem, secondsLeft: () => number): PlanOutcome =>
  explainInfeasible(
    problem,
    cheapestRelaxation(problem, () => secondsLeft() < 0),
  );

/** First a few candidates, then all: the sums of all are exact, so what they cannot reach no choice can. */
function firstThatWorks<T>(
  problem: PlanProblem,
  allowed: readonly PlanCandidate[],
  most: number,
  attempt: (candidates: readonly PlanCandidate[]) => T | null,
): T | null {
  const slots = problem.days.flatMap((day) => day.slots);
  const few = shortlist(problem, allowed, slots, most);
  return (few.length < allowed.length ? attempt(few) : null) ?? attempt(allowed);
}

function planOneDay(problem: PlanProblem, highs: Highs | null, secondsLeft: () => number): PlanOutcome {
  const [day] = problem.days;
  if (day === undefined) return planned(problem, [], highs !== null);
  const allowed = allowedIn(problem);
  const attempt = (sizes: (typeof mealSizes)[number]) =>
    firstThatWorks(problem, allowed, most.day, (candidates) => {
      const task = dayTask(problem, day, candidates, sizes);
      const window = windowOf(task);
      return window === null ? null : { task, window };
    });
  const found = attempt('usual') ?? attempt('any');
  if (found === null) return infeasible(problem, secondsLeft);
  const { task, window } = found;
  const choices = searchDay(task, window, triesOfDay, rng(`day ${problem.seed}`));
  const [best] = choices;
  const isPerfect = best !== undefined && isWithinAll(task, best);
  const solved =
    highs === null || isPerfect
      ? null
      : solveDay(highs, task, window, choices, { seconds: secondsLeft(), nodes: nodes.day, gap: gap.day });
  const isSolved = solved !== null && isSound(task, window, solved);
  if (isSolved && (best === undefined || solved.score <= best.score)) return planned(problem, [solved], true);
  return best === undefined ? infeasible(problem, secondsLeft) : planned(problem, [best], isSolved);
}

const scoreOfAll = (choices: readonly DayChoice[]) => choices.reduce((sum, { score }) => sum + score, 0);

function planDays(problem: PlanProblem, highs: Highs | null, secondsLeft: () => number): PlanOutcome {
  const { mayRepeat } = problem;
  const solve = (search: WeekSearch) =>
    highs === null
      ? null
      : solveWeek(highs, search, mayRepeat, { seconds: secondsLeft(), nodes: nodes.week, gap: gap.week });
  const attempt = (effort: SearchEffort) => (candidates: readonly PlanCandidate[]) => {
    const search = searchWeek(problem, candidates, effort);
    const solved = solve(search);
    const { best } = search;
    if (solved !== null && (best === null || mayRepeat || scoreOfAll(solved) <= scoreOfAll(best)))
      return { days: solved, isSolved: true };
    return best === null ? null : { days: best, isSolved: solved !== null };
  };
  const allowed = allowedIn(problem);
  const found = firstThatWorks(problem, allowed, most.week, attempt(little));
  if (found !== null) return planned(problem, found.days, found.isSolved);
  const relax = cheapestRelaxation(problem, () => secondsLeft() < 0);
  if (relax === null || relax.length > 0) return explainInfeasible(problem, relax);
  const late = attempt(much)(allowed);
  return late === null ? noWeekWithoutRepeats(problem) : planned(problem, late.days, late.isSolved);
}

/** Without the solver, what the search finds: worse in the bands, never in calories or rules. */
export function solvePlan(problem: PlanProblem, highs: Highs | null): PlanOutcome {
  const until = performance.now() + problem.timeLimitMs;
  const secondsLeft = () => (until - performance.now()) / 1_000;
  return problem.days.length === 1
    ? planOneDay(problem, highs, secondsLeft)
    : planDays(problem, highs, secondsLeft);
}

import type { Highs } from 'highs';
import { type CookEffort, type CookedWeek, cookWeek } from '#domain/meal-plan/cook-week.ts';
import type { CookingTask } from '#domain/meal-plan/cooking-wishes.ts';
import { totalOfFixed } from '#domain/meal-plan/day-score.ts';
import type { IsLate } from '#domain/meal-plan/deadline.ts';
import { plannedDay } from '#domain/meal-plan/explain-day.ts';
import { infeasible, noWeekWithoutRepeats, refusalOf } from '#domain/meal-plan/explain-infeasible.ts';
import { allowedIn, filledTogether, kindsOf, scarceSlots } from '#domain/meal-plan/plan-days.ts';
import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanCandidate, PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { cheapestRelaxation } from '#domain/meal-plan/relaxation.ts';
import { type RepairEffort, repairWeek } from '#domain/meal-plan/repair-week.ts';
import { type DayChoice, dayTask, type mealSizes, reachOf, searchDay } from '#domain/meal-plan/search-day.ts';
import { type SearchEffort, searchWeek, type WeekSearch } from '#domain/meal-plan/search-week.ts';
import { shortlist } from '#domain/meal-plan/shortlist.ts';
import { weekBound } from '#domain/meal-plan/week-bound.ts';
import { weekOutline } from '#domain/meal-plan/week-outline.ts';
import { rng } from '#domain/random/random.ts';
import { isSound, isWithinAll, solveDay } from './solve-day.ts';
import { solveWeek } from './solve-week.ts';

/** Candidates per slot tried first; all of them when these have no solution. */
const maxTries = { day: 60, week: 90 } as const;
const triesOfDay = 300;
const effort: SearchEffort = { rounds: 5, tries: 60, maxChoices: 10 };
const repairs: RepairEffort = { runs: 8, moves: 3_000 };
const cooking: CookEffort = { runs: 2, moves: 250 };
/** Relaxations are searched with far less effort than plans, so that a plan is also found with another seed. */
const oneRepair: RepairEffort = { runs: 1, moves: 1_000 };
/** The random cost of a seed is up to a twentieth per recipe; a smaller gap to the optimum makes no difference. */
const gap = { day: 0.05, week: 0.2 } as const;
/** Bounds of the search tree, so that the result does not depend on the machine's load. */
const nodes = { day: 40, week: 100 } as const;

interface Timer {
  readonly secondsLeft: () => number;
  readonly isLate: IsLate;
}

function planned(problem: PlanProblem, choices: readonly DayChoice[], isSolved: boolean): PlanOutcome {
  const days = choices.map(({ options }, place) =>
    plannedDay(problem, totalOfFixed(problem.days[place]?.fixed ?? []), options),
  );
  return { kind: 'plan', days, foundBy: isSolved ? 'solver' : 'search' };
}

const slotsOf = ({ days }: PlanProblem) => days.flatMap(({ slots }) => slots);

/** Tries a few candidates, then all: sums over all are exact, so a target they miss is unreachable. */
function firstThatWorks<T>(
  problem: PlanProblem,
  allowed: readonly PlanCandidate[],
  maxTries: number,
  attempt: (candidates: readonly PlanCandidate[]) => T | null,
): T | null {
  const few = shortlist(problem, allowed, slotsOf(problem), maxTries);
  return (few.length < allowed.length ? attempt(few) : null) ?? attempt(allowed);
}

function planOneDay(problem: PlanProblem, highs: Highs | null, { secondsLeft, isLate }: Timer): PlanOutcome {
  const [day] = problem.days;
  if (day === undefined) return planned(problem, [], highs !== null);
  const allowed = allowedIn(problem);
  const attempt = (sizes: (typeof mealSizes)[number]) =>
    firstThatWorks(problem, allowed, maxTries.day, (candidates) => {
      const task = dayTask(problem, day, candidates, sizes);
      const reach = reachOf(task, { isLate });
      return reach.kind === 'reached' ? { task, reach } : null;
    });
  const found = attempt('usual') ?? attempt('any');
  if (found === null) return refused(problem, isLate);
  const { task, reach } = found;
  const choices = searchDay(task, reach, triesOfDay, rng(`day ${problem.seed}`), isLate);
  const [best = reach.choice] = choices;
  const solved =
    highs === null || isWithinAll(task, best) || isLate()
      ? null
      : solveDay(highs, task, reach.window, choices, {
          seconds: secondsLeft(),
          nodes: nodes.day,
          gap: gap.day,
        });
  if (solved === null || !isSound(task, reach.window, solved)) return planned(problem, [best], false);
  return planned(problem, [solved.score <= best.score ? solved : best], true);
}

const scoreOfAll = (choices: readonly DayChoice[]) => choices.reduce((sum, { score }) => sum + score, 0);

/** A choice for each day by itself: proves that a plan with repeats exists. */
function eachDay(
  problem: PlanProblem,
  candidates: readonly PlanCandidate[],
  isLate: IsLate,
): readonly DayChoice[] | null {
  const found = new Map<number, DayChoice>();
  for (const places of kindsOf(problem)) {
    const [day] = places.flatMap((place) => problem.days[place] ?? []);
    if (day === undefined) continue;
    const reach = reachOf(dayTask(problem, day, candidates), { isLate });
    if (reach.kind !== 'reached') return null;
    for (const place of places) found.set(place, reach.choice);
  }
  return [...problem.days.keys()].flatMap((place) => found.get(place) ?? []);
}

/** The outlines to try: as wished, then with more dishes, and at last without shared ones. */
const outlinesOf = ({ days }: PlanProblem, { wishes, ...task }: CookingTask) =>
  [
    wishes,
    { ...wishes, dinners: 7 },
    { ...wishes, dinners: 7, repeatBreakfasts: false, cookOnceEatTwice: false },
  ].map((each) => weekOutline(days, { ...task, wishes: each }));

/** A week as it is cooked, with other dishes than on the days around it if possible; null when none was found. */
function cookDays(problem: PlanProblem, task: CookingTask, isLate: IsLate): PlanOutcome | null {
  const others = allowedIn(problem, { mayRepeat: false });
  const all = allowedIn(problem);
  for (const allowed of others.length < all.length ? [others, all] : [all])
    for (const outline of outlinesOf(problem, task)) {
      const found = isLate() ? null : cookWeek(problem, task, outline, allowed, cooking, isLate);
      if (found !== null) return cooked(problem, found);
    }
  return null;
}

function cooked(problem: PlanProblem, { choices, cookedOn }: CookedWeek): PlanOutcome {
  const plan = planned(problem, choices, false);
  if (plan.kind !== 'plan') return plan;
  const days = plan.days.map((day, at) => ({
    ...day,
    items: day.items.map((item) => {
      const place = choices[at]?.options.findIndex(({ candidate }) => candidate?.id === item.recipeId) ?? -1;
      return { ...item, cookedOn: cookedOn[at]?.[place] ?? null };
    }),
  }));
  return { ...plan, days };
}

function planDays(problem: PlanProblem, highs: Highs | null, { secondsLeft, isLate }: Timer): PlanOutcome {
  const { mayRepeat } = problem;
  const asCooked = problem.cooking ? cookDays(problem, problem.cooking, isLate) : null;
  if (asCooked !== null) return asCooked;
  const allowed = allowedIn(problem);
  const isShort = filledTogether(problem).some((days) => scarceSlots(allowed, days) !== null);
  const byItself =
    isShort || weekBound(problem) !== null
      ? null
      : firstThatWorks(problem, allowed, maxTries.week, (candidates) => eachDay(problem, candidates, isLate));
  if (byItself === null) return refused(problem, isLate);
  const solve = (search: WeekSearch) =>
    highs === null || isLate()
      ? null
      : solveWeek(highs, search, mayRepeat, { seconds: secondsLeft(), nodes: nodes.week, gap: gap.week });
  const search = (candidates: readonly PlanCandidate[]) => {
    const found = searchWeek(problem, candidates, effort, isLate);
    const solved = solve(found);
    const { best } = found;
    if (solved !== null && (best === null || mayRepeat || scoreOfAll(solved) <= scoreOfAll(best)))
      return { days: solved, isSolved: true };
    return best === null ? null : { days: best, isSolved: solved !== null };
  };
  const searched =
    search(shortlist(problem, allowed, slotsOf(problem), maxTries.week)) ??
    (mayRepeat && !isLate() ? search(allowed) : null);
  if (searched !== null) return planned(problem, searched.days, searched.isSolved);
  if (mayRepeat) return planned(problem, byItself, false);
  const repaired = repair(problem, isLate);
  return repaired === null ? noWeekWithoutRepeats(problem) : planned(problem, repaired, false);
}

/** Any week, then one with meals of the usual size. */
function repair(problem: PlanProblem, isLate: IsLate): readonly DayChoice[] | null {
  const allowed = allowedIn(problem);
  const found = repairWeek(problem, allowed, 'any', repairs, isLate);
  return found === null ? null : (repairWeek(problem, allowed, 'usual', oneRepair, isLate) ?? found);
}

/** Why there is no plan, and a relaxation that has one. */
function refused(problem: PlanProblem, isLate: IsLate): PlanOutcome {
  const because = refusalOf(problem, isLate);
  const hasPlan = (relaxed: PlanProblem) =>
    weekBound(relaxed) === null && repairWeek(relaxed, allowedIn(relaxed), 'any', oneRepair, isLate) !== null;
  return infeasible(because, cheapestRelaxation(problem, isLate, hasPlan) ?? []);
}

/**
 * The plan of the heuristic search, without the solver: worse in the bands, never in calories or rules. Every
 * long loop reads `now`, in milliseconds, and returns its best result at the problem's time limit.
 */
export function solvePlan(
  problem: PlanProblem,
  highs: Highs | null,
  now: () => number = () => performance.now(),
): PlanOutcome {
  const until = now() + problem.timeLimitMs;
  const secondsLeft = () => (until - now()) / 1_000;
  const timer: Timer = { secondsLeft, isLate: () => secondsLeft() <= 0 };
  return problem.days.length === 1 ? planOneDay(problem, highs, timer) : planDays(problem, highs, timer);
}

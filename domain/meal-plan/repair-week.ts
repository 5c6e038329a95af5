import { rng } from '#domain/random/random.ts';
import type { Chance } from './calorie-sums.ts';
import { fromUnits, type Option, optionsOf } from './day-options.ts';
import { scoreOf, totalOfFixed } from './day-score.ts';
import { type IsLate, neverLate } from './deadline.ts';
import { isMealSized } from './meal-shares.ts';
import { suiting } from './plan-days.ts';
import { type PlanCandidate, type PlanProblem, tolerance } from './plan-problem.ts';
import type { DayChoice, mealSizes } from './search-day.ts';

export interface RepairEffort {
  /** Number of restarts with other random numbers. */
  readonly runs: number;
  /** Moves of a run after which the week counts as not found. */
  readonly moves: number;
}

/** Options evaluated per move. */
const maxEvaluated = 150;
/** Share of random moves, to leave local minima. */
const epsilon = 0.02;
/** Number of moves for which a changed slot is tabu. */
const tabuTenure = 5;

/** A slot of a day, with its options and its current option. */
interface Place {
  readonly day: number;
  readonly options: readonly Option[];
  readonly byRecipe: ReadonlyMap<number | null, readonly Option[]>;
  /** Cost of leaving it empty. */
  readonly costOfNone: number;
  planned: Option | null;
  tabuUntil: number;
}

/** Gives the place the option; `other`, which had that recipe, gets `given` in exchange. */
interface Move {
  readonly gain: number;
  readonly option: Option;
  readonly other: Place | null;
  readonly given: Option | null;
}

const idOf = (option: Option | null): number | null => option?.candidate?.id ?? null;
const kcalOf = (option: Option | null): number => fromUnits(option?.units ?? 0);

function placesOf(
  { days, servings, target }: PlanProblem,
  candidates: readonly PlanCandidate[],
  sizes: (typeof mealSizes)[number],
): Place[] {
  const known = new Map<string, Pick<Place, 'options' | 'byRecipe'>>();
  return days.flatMap(({ slots, fixed, guests = [] }, day) => {
    const plannedIds = new Set(fixed.map(({ recipeId }) => recipeId));
    return slots.map((slot, at) => {
      const key = `${slot} ${[...plannedIds].join()} ${guests[at]?.join()}`;
      const free = () => suiting(candidates, guests[at]).filter(({ id }) => !plannedIds.has(id));
      const all = () => optionsOf(slot, free(), servings, false);
      const isRight = (option: Option) => sizes === 'any' || isMealSized(option, target);
      const options = known.get(key)?.options ?? all().filter(isRight);
      const byRecipe = known.get(key)?.byRecipe ?? Map.groupBy(options, idOf);
      known.set(key, { options, byRecipe });
      const costOfNone = sizes === 'any' && fixed.length > 0 ? 0 : target;
      return { day, options, byRecipe, costOfNone, planned: null, tabuUntil: 0 };
    });
  });
}

/**
 * A week without repeats where recipes are too few to fill one day after the other: min-conflicts local
 * search. Changes all days together: each move gives a slot of an off-target day the recipe that helps most,
 * also in exchange with another slot. Null when none was found.
 */
export function repairWeek(
  problem: PlanProblem,
  candidates: readonly PlanCandidate[],
  sizes: (typeof mealSizes)[number],
  { runs, moves }: RepairEffort,
  isLate: IsLate = neverLate,
): readonly DayChoice[] | null {
  for (let run = 0; run < runs && !isLate(); run += 1) {
    const places = placesOf(problem, candidates, sizes);
    const found = repairOnce(problem, places, moves, rng(`repair ${problem.seed} ${run}`), isLate);
    if (found !== null) return found;
  }
  return null;
}

function repairOnce(
  problem: PlanProblem,
  places: readonly Place[],
  moves: number,
  chance: Chance,
  isLate: IsLate,
): readonly DayChoice[] | null {
  const { days, target } = problem;
  const fixed = days.map((day) => totalOfFixed(day.fixed));
  const kcal = fixed.map((totals) => totals.kcal);
  const holder = new Map<number, Place>();

  const slack = target * tolerance + 1e-6;
  const lowest = Math.max(target - slack, Math.min(target, problem.targets.min) - 1e-6);
  const missOf = (value: number) => Math.max(0, lowest - value, value - target - slack);
  const dayOf = ({ day }: Place) => kcal[day] ?? 0;
  const costOf = (place: Place, planned: Option | null) => (planned === null ? place.costOfNone : 0);
  const isWrong = (place: Place) => missOf(dayOf(place)) > 0 || costOf(place, place.planned) > 0;

  function hold(place: Place, option: Option | null): void {
    const former = idOf(place.planned);
    if (former !== null && holder.get(former) === place) holder.delete(former);
    kcal[place.day] = dayOf(place) - kcalOf(place.planned) + kcalOf(option);
    place.planned = option;
    const id = idOf(option);
    if (id !== null) holder.set(id, place);
  }

  function moveTo(place: Place, option: Option): Move {
    const total = dayOf(place);
    const changed = total - kcalOf(place.planned) + kcalOf(option);
    const filled = costOf(place, place.planned);
    const holding = holder.get(idOf(option) ?? Number.NaN);
    if (holding === undefined || holding === place)
      return { gain: filled + missOf(total) - missOf(changed), option, other: null, given: null };
    const otherTotal = dayOf(holding);
    const own = idOf(place.planned);
    const moves = [null, ...(own === null ? [] : (holding.byRecipe.get(own) ?? []))].map((given): Move => {
      const added = kcalOf(given) - kcalOf(holding.planned);
      const misses =
        holding.day === place.day
          ? missOf(total) - missOf(changed + added)
          : missOf(total) - missOf(changed) + missOf(otherTotal) - missOf(otherTotal + added);
      return { gain: misses + filled - costOf(holding, given), option, other: holding, given };
    });
    return moves.reduce((best, move) => (move.gain > best.gain ? move : best));
  }

  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];
  function bestMove(place: Place): Move | null {
    const { options } = place;
    const start = Math.floor(chance() * options.length);
    const count = chance() < epsilon ? 1 : Math.min(maxEvaluated, options.length);
    let best: Move | null = null;
    for (let n = 0; n < count; n += 1) {
      const option = options[(start + n) % options.length];
      if (option === undefined || option === place.planned) continue;
      const move = moveTo(place, option);
      if (best === null || move.gain > best.gain) best = move;
    }
    return best;
  }

  for (let count = 1; count <= moves && !isLate(); count += 1) {
    const wrong = places.filter(isWrong);
    if (wrong.length === 0) break;
    const ready = wrong.filter(({ tabuUntil }) => tabuUntil < count);
    const place = pick(ready.length > 0 ? ready : wrong);
    const move = place === undefined ? null : bestMove(place);
    if (place === undefined || move === null) continue;
    if (move.other !== null) hold(move.other, null);
    hold(place, move.option);
    if (move.other !== null) hold(move.other, move.given);
    place.tabuUntil = count + tabuTenure;
  }
  if (places.some(isWrong)) return null;
  return fixed.map((totals, day) => {
    const options = places.flatMap((place) => (place.day === day ? (place.planned ?? []) : []));
    return { options, score: scoreOf(problem, totals, options) };
  });
}

import { hash } from '#domain/random/random.ts';
import { banded } from './bands.ts';
import { outsideOf } from './day-score.ts';
import type { MealSlot } from './meal-slots.ts';
import type { PlanCandidate, PlanProblem } from './plan-problem.ts';

/** How far a day of only this recipe would be outside of the bands. */
function unfitness({ target, bands }: PlanProblem, candidate: PlanCandidate): number {
  const servings = target / candidate.kcal;
  return banded.reduce((sum, name) => sum + outsideOf(bands[name], (candidate[name] ?? 0) * servings), 0);
}

/** Of each group the best of three that the seed draws. */
const sampledPerSlot = 3;

/**
 * Limits the candidates per slot, spread over their calories: the rest still reaches nearly every sum, and
 * otherwise all candidates are used. Other seeds choose others.
 */
export function shortlist(
  problem: PlanProblem,
  candidates: readonly PlanCandidate[],
  slots: readonly MealSlot[],
  max: number,
): PlanCandidate[] {
  const chosen = new Set<PlanCandidate>();
  const turns = new Map(candidates.map(({ id }) => [id, hash(`lot ${problem.seed} ${id}`)]));
  const turnOf = ({ id }: PlanCandidate) => turns.get(id) ?? 0;
  for (const slot of new Set(slots)) {
    const fitting = candidates
      .filter((it) => it.slots.includes(slot))
      .toSorted((a, b) => a.kcal - b.kcal || a.id - b.id);
    const groups = Math.min(max, fitting.length);
    for (let n = 0; n < groups; n += 1) {
      const ends = [n, n + 1].map((it) => Math.floor((it * fitting.length) / groups));
      const [fittest] = fitting
        .slice(...ends)
        .toSorted((a, b) => turnOf(a) - turnOf(b))
        .slice(0, sampledPerSlot)
        .toSorted((a, b) => unfitness(problem, a) - unfitness(problem, b));
      if (fittest !== undefined) chosen.add(fittest);
    }
  }
  return [...chosen].toSorted((a, b) => a.id - b.id);
}

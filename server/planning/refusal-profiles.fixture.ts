/** Random members and the catalog, independent of the database and the server's queries. */
import { allergens } from '#domain/allergen/allergens.ts';
import { type Diet, diets } from '#domain/diet/diets.ts';
import { type Intolerance, intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import { defaultBands } from '#domain/meal-plan/bands.ts';
import { mealSlots, slotsFor } from '#domain/meal-plan/meal-slots.ts';
import { emptyDay, problemOf } from '#domain/meal-plan/plan.fixture.ts';
import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { HardRule, PlanCandidate, PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { planningFactsOf } from '#domain/meal-plan/planning-facts.ts';
import type { Rng } from '#domain/random/random.ts';
import { type Dish, foods, loadDishes } from '#server/catalog/content.fixture.ts';
import { solvePlan } from './solve-plan.ts';

export const dishes = await loadDishes();

/** A rule and its check against the catalog. */
export interface Rule extends HardRule {
  readonly follows: (dish: Dish) => boolean;
  readonly axis?: Intolerance;
}

export const dietRule = (name: Diet): Rule => ({
  kind: 'diet',
  name,
  follows: ({ computed }) => computed.diets.includes(name),
});
export const allergenRule = ({ id, name }: (typeof allergens)[number]): Rule => ({
  kind: 'allergen',
  name,
  follows: ({ computed }) => computed.allergens.every((it) => it.id !== id),
});
const foodRule = ({ id, name }: (typeof foods)[number]): Rule => ({
  kind: 'ingredient',
  name,
  follows: ({ computed }) => !computed.foodIds.includes(id),
});
export const axisRule = (axis: Intolerance): Rule => ({
  kind: 'intolerance',
  name: `Low ${intoleranceNames[axis]}`,
  axis,
  follows: ({ computed }) => computed.verdicts[axis].level === 1,
});

const someOf = <T>(random: Rng, all: readonly T[], max: number): T[] => {
  const places = Array.from({ length: random.int(0, max) }, () => random.int(0, all.length - 1));
  return [...new Set(places)].flatMap((place) => all[place] ?? []);
};

export interface Profile {
  readonly rules: readonly Rule[];
  readonly days: PlanProblem['days'];
  readonly target: number;
  readonly mayRepeat: boolean;
  readonly recent: readonly number[];
  readonly seed: number;
}

/** Strict enough that many have no plan. */
export function profileFrom(random: Rng, seed: number): Profile {
  const eaten = { recipeId: random.int(0, 150), kcal: random.int(100, 900) };
  const fixed = [{ ...eaten, protein: 10, fiber: 3, sodium: 300 }];
  const length = random.pick([1, 1, 2, 7, 7]);
  const withSnack = random.pick([false, false, true]) ? [...mealSlots, 'snack' as const] : mealSlots;
  const days = Array.from({ length }, (_, place) =>
    place === 0 && random.pick([false, false, true])
      ? { slots: withSnack.slice(random.int(0, 2)), fixed }
      : { ...emptyDay, slots: withSnack },
  );
  return {
    rules: [
      ...someOf(random, diets, 2).map(dietRule),
      ...someOf(random, allergens, 3).map(allergenRule),
      ...someOf(random, foods, 2).map(foodRule),
      ...someOf(random, intolerances, 4).map(axisRule),
    ],
    days,
    target: random.int(60, 400) * 10,
    mayRepeat: random.pick([false, false, true]),
    recent: random.pick([[], [3, 17, 40, 41, 77, 120]]),
    seed,
  };
}

function candidatesFor(rules: readonly Rule[]): PlanCandidate[] {
  return dishes.flatMap((dish, id) => {
    const energy = dish.computed.nutrients.find((it) => it.id === 'energy');
    const slots = slotsFor(dish.recipe.mealTypes);
    if (energy === undefined || slots.length === 0) return [];
    const { protein, fiber, sodium, lowServings } = planningFactsOf(dish.recipe, dish.computed);
    const low = rules.flatMap(({ axis }) => (axis === undefined ? [] : Math.max(1, lowServings[axis])));
    const breaks = [...rules.keys()].filter((place) => !rules[place]?.follows(dish));
    const figures = { kcal: Math.round(energy.amount), protein, fiber, sodium };
    return { id, slots, ...figures, priceClass: 1, maxServings: Math.min(Infinity, ...low), breaks };
  });
}

export const problemFor = ({ rules, ...rest }: Profile): PlanProblem =>
  problemOf({
    ...rest,
    rules: rules.map(({ kind, name }) => ({ kind, name })),
    candidates: candidatesFor(rules),
    servings: [1, 2, 3],
    bands: defaultBands(rest.target),
    timeLimitMs: 3_000,
  });

/** Solves with a clock that counts calls, so that results don't depend on the machine's load: a week has 30,000 calls. */
export function solveByCalls(problem: PlanProblem): PlanOutcome {
  let calls = 0;
  return solvePlan(problem, null, () => {
    calls += 0.1;
    return calls;
  });
}

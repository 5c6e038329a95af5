import fc from 'fast-check';
import { rng } from '#domain/random/random.ts';
import { defaultBands } from './bands.ts';
import { type MealSlot, mealSlots } from './meal-slots.ts';
import type { HardRule, PlanCandidate, PlanDayProblem, PlanProblem } from './plan-problem.ts';

export const candidateOf = (
  candidate: Partial<PlanCandidate> & Pick<PlanCandidate, 'id'>,
): PlanCandidate => ({
  slots: ['lunch', 'dinner'],
  kcal: 500,
  protein: 20,
  fiber: 8,
  sodium: 500,
  priceClass: 1,
  maxServings: Infinity,
  breaks: [],
  ...candidate,
});

export const emptyDay: PlanDayProblem = { slots: mealSlots, fixed: [] };

export const problemOf = (problem: Partial<PlanProblem>): PlanProblem => ({
  days: [emptyDay],
  candidates: [],
  rules: [],
  target: 2000,
  bands: defaultBands(problem.target ?? 2000),
  servings: [1, 2],
  recent: [],
  mayRepeat: false,
  seed: 1,
  targets: { min: 10, max: 10_000 },
  timeLimitMs: 5_000,
  ...problem,
});

/** Many recipes with typical calories for each meal. */
export function manyCandidates(count: number, seed: string): PlanCandidate[] {
  const chance = rng(seed);
  return Array.from({ length: count }, (_, id) => {
    const kind = chance();
    const [slots, low, high]: [readonly MealSlot[], number, number] =
      kind < 0.2
        ? [['breakfast'], 220, 470]
        : kind < 0.75
          ? [['lunch', 'dinner'], 180, 800]
          : [['snack'], 20, 350];
    const kcal = Math.round(chance.range(low, high));
    return candidateOf({
      id,
      slots,
      kcal,
      protein: (kcal * chance.range(0.05, 0.35)) / 4,
      fiber: (kcal * chance.range(0, 25)) / 1000,
      sodium: kcal * chance.range(0.1, 2),
    });
  });
}

const rules: readonly HardRule[] = [
  { kind: 'diet', name: 'Vegan' },
  { kind: 'intolerance', name: 'Low FODMAP' },
  { kind: 'ingredient', name: 'Coriander' },
  { kind: 'allergen', name: 'Milk' },
];

const anyCandidate = fc.record({
  slots: fc.subarray([...mealSlots], { minLength: 2, maxLength: 4 }),
  kcal: fc.integer({ min: 100, max: 700 }),
  protein: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
  fiber: fc.option(fc.integer({ min: 0, max: 15 }), { nil: null }),
  sodium: fc.option(fc.integer({ min: 0, max: 1500 }), { nil: null }),
  maxServings: fc.constantFrom(1, 1.5, Infinity),
  breaks: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray([0, 1, 2, 3]) },
  ),
});

const anyFixed = fc.record({
  recipeId: fc.constantFrom(null, 0, 1, 2),
  kcal: fc.integer({ min: 0, max: 500 }),
  protein: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
  fiber: fc.constant(null),
  sodium: fc.option(fc.integer({ min: 0, max: 1500 }), { nil: null }),
});

const anyDay = (max: number): fc.Arbitrary<PlanDayProblem> =>
  fc.record({
    slots: fc.subarray([...mealSlots], { minLength: 1, maxLength: max }),
    fixed: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(anyFixed, { minLength: 1, maxLength: 2 }) },
    ),
  });

/** Small enough for brute force over all plans. */
export const smallProblem = (days: number): fc.Arbitrary<PlanProblem> =>
  fc
    .record({
      candidates: fc.array(anyCandidate, { minLength: days === 1 ? 4 : 5, maxLength: days === 1 ? 6 : 7 }),
      days: fc.array(anyDay(days === 1 ? 4 : 2), { minLength: days, maxLength: days }),
      lots: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
      servings: days === 1 ? fc.constantFrom([1, 2], [1, 1.5, 2]) : fc.constantFrom([1], [1, 2]),
      recent: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray([0, 1]) },
      ),
      mayRepeat: fc.boolean(),
      seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    })
    .map(({ candidates: some, lots, ...rest }) => {
      const candidates = some.map((it, id) => candidateOf({ id, ...it }));
      return problemOf({
        ...rest,
        rules,
        candidates,
        target: likelyTarget(rest.days[0] ?? emptyDay, candidates, lots),
      });
    });

/** The calories of a random choice for the day, plus or minus a tenth. */
function likelyTarget(
  day: PlanDayProblem,
  candidates: readonly PlanCandidate[],
  lots: readonly number[],
): number {
  const [around = 0, ...picks] = lots;
  const remaining = candidates.filter(({ breaks }) => breaks.length === 0);
  let kcal = day.fixed.reduce((sum, it) => sum + it.kcal, 0);
  for (const [n, slot] of day.slots.entries()) {
    const fitting = remaining.filter(({ slots }) => slots.includes(slot));
    const [chosen] = fitting.slice((picks[n] ?? 0) % Math.max(1, fitting.length));
    if (chosen === undefined) continue;
    remaining.splice(remaining.indexOf(chosen), 1);
    kcal += chosen.kcal;
  }
  return Math.max(200, Math.round(kcal * (0.9 + (around % 5) / 20)));
}

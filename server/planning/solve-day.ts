import type { Highs } from 'highs';
import { banded } from '#domain/meal-plan/bands.ts';
import type { Option } from '#domain/meal-plan/day-options.ts';
import { costOf, outsideOf, scoreOf, totalOf, weights } from '#domain/meal-plan/day-score.ts';
import type { DayChoice, DayTask } from '#domain/meal-plan/search-day.ts';
import { type Column, cheapestChoice, type Limits, type Row } from './mixed-integer.ts';

/** Recipes per slot in the model, so that solving takes a tenth of a second. */
const maxRecipes = 24;

const idOf = ({ candidate }: Option) => candidate?.id ?? null;

/** The options of the recipes in the best choices, then others, up to the bound. */
function narrowed(options: readonly Option[], choices: readonly DayChoice[]): Option[] {
  const liked = choices.flatMap((choice) => choice.options.filter(({ slot }) => slot === options[0]?.slot));
  const ids = new Set<number | null>([null]);
  for (const option of [...liked, ...options]) if (ids.size <= maxRecipes) ids.add(idOf(option));
  return options.filter((option) => ids.has(idOf(option)));
}

/**
 * One binary column for each option. Rows: one option per slot, no recipe twice, calories within the window,
 * and for each end of a band a sum with its shortfall or excess, which has a cost. Columns of options come
 * first.
 */
function modelOf({ problem, fixed, slots }: DayTask, window: readonly [number, number]) {
  const rows: Row[] = [];
  const row = (low: number | null, high: number | null) => rows.push([low, high]) - 1;
  const slotRows = slots.map(() => row(1, 1));
  const calories = row(...window);
  const ends = banded.flatMap((name) => {
    const { min, max } = problem.bands[name];
    return [
      ...(min === null || min <= 0 ? [] : [{ name, row: row(min - fixed[name], null), end: min, sign: 1 }]),
      ...(max === null || max <= 0 ? [] : [{ name, row: row(null, max - fixed[name]), end: max, sign: -1 }]),
    ];
  });
  const placed = slots.flatMap((options, slot) => options.map((option) => ({ option, slot })));
  const ofRecipe = Map.groupBy(placed, ({ option }) => idOf(option));
  const shared = [...ofRecipe].filter(
    ([id, of]) => id !== null && new Set(of.map(({ slot }) => slot)).size > 1,
  );
  const onceRows = new Map(shared.map(([id]) => [id, row(null, 1)]));
  const choices: Column[] = placed.map(({ option, slot }) => {
    const once = onceRows.get(idOf(option));
    const figures = ends.map((it) => [it.row, (option.candidate?.[it.name] ?? 0) * option.servings] as const);
    return {
      cost: costOf(option, problem.seed),
      isChoice: true,
      entries: [
        [slotRows[slot] ?? 0, 1] as const,
        [calories, option.units] as const,
        ...figures,
        ...(once === undefined ? [] : [[once, 1] as const]),
      ].filter(([, value]) => value !== 0),
    };
  });
  const lacks = ends.map(
    ({ row: of, end, sign }): Column => ({
      cost: weights.band / end,
      isChoice: false,
      entries: [[of, sign]],
    }),
  );
  return { options: placed.map(({ option }) => option), columns: [...choices, ...lacks], rows, ends };
}

/** The best choice the solver finds, starting from the best of `choices`; null when out of time. */
export function solveDay(
  highs: Highs,
  task: DayTask,
  window: readonly [number, number],
  choices: readonly DayChoice[],
  limits: Limits,
): DayChoice | null {
  const slots = task.slots.map((options) => narrowed(options, choices));
  const { options, columns, rows, ends } = modelOf({ ...task, slots }, window);
  const [best] = choices;
  const start = best === undefined ? null : startOf(task, best, options, ends);
  const chosen = cheapestChoice(highs, columns, rows, start, limits);
  if (chosen === null) return null;
  const found = chosen.flatMap((place) => options[place] ?? []);
  return { options: found, score: scoreOf(task.problem, task.fixed, found) };
}

function startOf(
  { fixed }: DayTask,
  best: DayChoice,
  options: readonly Option[],
  ends: readonly { readonly name: (typeof banded)[number]; readonly end: number; readonly sign: number }[],
): number[] {
  const totals = totalOf(fixed, best.options);
  const chosen = new Set(best.options);
  return [
    ...options.map((option) => (chosen.has(option) ? 1 : 0)),
    ...ends.map(({ name, end, sign }) => Math.max(0, sign * (end - totals[name]))),
  ];
}

/** Whether a choice fills every slot within every band, so that nothing can be improved. */
export function isWithinAll({ problem, fixed }: DayTask, { options }: DayChoice): boolean {
  const totals = totalOf(fixed, options);
  return (
    options.every(({ candidate }) => candidate !== null) &&
    banded.every((name) => outsideOf(problem.bands[name], totals[name]) === 0)
  );
}

/** Whether a choice is feasible: a slot for each option, no recipe twice, calories within the window. */
export function isSound(
  task: DayTask,
  [low, high]: readonly [number, number],
  { options }: DayChoice,
): boolean {
  const ids = options.map(idOf).filter((id) => id !== null);
  const units = options.reduce((sum, option) => sum + option.units, 0);
  const isWhole = task.slots.every((of) => of.filter((option) => options.includes(option)).length === 1);
  return (
    isWhole &&
    options.length === task.slots.length &&
    new Set(ids).size === ids.length &&
    units >= low &&
    units <= high
  );
}

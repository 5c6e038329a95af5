import type { Highs } from 'highs';
import { type DayChoice, keyOf, recipesOf } from '#domain/meal-plan/search-day.ts';
import type { WeekSearch } from '#domain/meal-plan/search-week.ts';
import { type Column, cheapestChoice, type Limits, type Row } from './mixed-integer.ts';

/** Cost of each repetition of a recipe, where repeats are allowed. */
const repeatCost = 0.5;

const idsOf = (choice: DayChoice): number[] => recipesOf(choice).map(({ id }) => id);

/**
 * Chooses from the days that the search found, as many of each kind as there are days, no recipe twice. Equal
 * days share one column, so that no two solutions differ by their order alone. Null when none was found in
 * time.
 */
export function solveWeek(
  highs: Highs,
  { kinds, best }: WeekSearch,
  mayRepeat: boolean,
  limits: Limits,
): readonly DayChoice[] | null {
  const all = kinds.flatMap(({ choices }, kind) => choices.map((choice) => ({ choice, kind })));
  const ids = [...new Set(all.flatMap(({ choice }) => idsOf(choice)))];
  const rowOf = new Map(ids.map((id, place) => [id, kinds.length + place]));
  const rows: Row[] = [
    ...kinds.map(({ days }): Row => [days.length, days.length]),
    ...ids.map((): Row => [null, 1]),
  ];
  const choices = all.map(
    ({ choice, kind }): Column => ({
      cost: choice.score,
      isChoice: true,
      entries: [[kind, 1], ...idsOf(choice).map((id) => [rowOf.get(id) ?? 0, 1] as const)],
    }),
  );
  const repeats = mayRepeat
    ? ids.map((id): Column => ({ cost: repeatCost, isChoice: false, entries: [[rowOf.get(id) ?? 0, -1]] }))
    : [];
  const start = best === null || mayRepeat ? null : startOf(all, best, repeats.length);
  const chosen = cheapestChoice(highs, [...choices, ...repeats], rows, start, limits);
  if (chosen === null) return null;
  const remaining = chosen.flatMap((place) => all[place] ?? []);
  const days = kinds.flatMap(({ days: places }, kind) => {
    const own = remaining.filter((it) => it.kind === kind);
    return places.map((place, n) => ({ place, choice: own[n]?.choice }));
  });
  const sorted = days.toSorted((a, b) => a.place - b.place).flatMap(({ choice }) => choice ?? []);
  return sorted.length === days.length ? sorted : null;
}

function startOf(
  all: readonly { readonly choice: DayChoice }[],
  best: readonly DayChoice[],
  repeats: number,
): number[] {
  const keys = new Set(best.map(keyOf));
  return [...all.map(({ choice }) => (keys.has(keyOf(choice)) ? 1 : 0)), ...Array<number>(repeats).fill(0)];
}

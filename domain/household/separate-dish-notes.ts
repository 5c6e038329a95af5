import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatList } from '#domain/message/format-list.ts';

/** Somebody for whom the shared dish of a meal is not, and why. */
export interface LeftPerson {
  readonly name: string;
  readonly slot: MealSlot;
  readonly why: 'noneShared' | 'noPlan' | 'nothing';
}

interface DayOfSomebody {
  readonly name: string;
  readonly is_me: boolean;
  readonly is_on_target: boolean;
}

const meals: Readonly<Record<MealSlot, string>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snacks',
};

const endings: Readonly<Record<LeftPerson['why'], (name: string, at: string) => string>> = {
  noneShared: (name, at) => `${name} has a separate dish at ${at}: nothing there fits all of you.`,
  noPlan: (name, at) =>
    `${name} has separate dishes at ${at}: we found no plan of shared dishes that meets your target.`,
  nothing: (name, at) =>
    `We found nothing that ${name} can eat at ${at}. Check what’s set for them, or write a recipe of your own.`,
};

/** Who has separate dishes and why, and who misses their target; empty where everybody shares everything. */
export function tableNotes(
  unserved: readonly LeftPerson[],
  days: readonly (readonly DayOfSomebody[])[],
): string[] {
  const groups = Map.groupBy(unserved, ({ name, why }) => `${why} ${name}`).values();
  const separate = [...groups].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const slots = mealSlots.filter((slot) => group.some((it) => it.slot === slot));
    return [endings[first.why](bidiIsolated(first.name), formatList(slots.map((slot) => meals[slot])))];
  });
  const missed = days.flatMap((day) => day.filter((it) => !it.is_me && !it.is_on_target));
  const counts = Map.groupBy(missed, ({ name }) => name);
  const off = [...counts].map(
    ([name, of]) =>
      `${bidiIsolated(name)} misses their calories on ${of.length === 1 ? 'one day' : `${of.length} days`}; the day’s table says by how much.`,
  );
  return [...separate, ...off];
}

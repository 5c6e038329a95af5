import type { MealSlot } from './meal-slots.ts';

export const number = (value: number): string => Math.round(value).toLocaleString('en');

/** One, two and three. */
export function listed(words: readonly string[], last = 'and'): string {
  const final = words.at(-1) ?? '';
  return words.length < 2 ? final : `${words.slice(0, -1).join(', ')} ${last} ${final}`;
}

const plurals = {
  breakfast: 'breakfasts',
  lunch: 'lunches',
  dinner: 'dinners',
  snack: 'snacks',
} as const satisfies Record<MealSlot, string>;

export const mealsOf = (slots: readonly MealSlot[]): string => listed(slots.map((slot) => plurals[slot]));

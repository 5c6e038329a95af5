import { formatNumber } from '#domain/message/format-number.ts';
import type { MealSlot } from './meal-slots.ts';

/** Half servings can have half kilocalories, which are not rounded. */
export const counted = (value: number): string => formatNumber(value, 1);

export const kilocalories = (value: number): string => `${counted(value)} kcal`;

/** "One, two and three". */
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

export const pluralsOf = (slots: readonly MealSlot[]): string => listed(slots.map((slot) => plurals[slot]));

/** "breakfasts", "breakfast" for one; "recipes for lunch or dinner", as one recipe may be for both. */
export function recipesFor(slots: readonly MealSlot[], count: number): string {
  const [slot] = slots;
  if (slots.length === 1 && slot !== undefined) return count === 1 ? slot : plurals[slot];
  return `${count === 1 ? 'recipe' : 'recipes'} for ${listed(slots, 'or')}`;
}

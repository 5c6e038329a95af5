import type { MealType } from '#domain/recipe/meal-types.ts';

/** The slots of a day, in order. */
export const mealSlots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealSlot = (typeof mealSlots)[number];

/** Recipe types of each slot. A recipe of several types may fit several slots. */
const typesOf = {
  breakfast: ['Breakfast'],
  lunch: ['Main course', 'Soup', 'Salad'],
  dinner: ['Main course', 'Soup', 'Salad'],
  snack: ['Snack', 'Dessert', 'Appetizer'],
} as const satisfies Record<MealSlot, readonly MealType[]>;

/** The slots for a recipe of these types; none for a mere bread or sauce. */
export const slotsFor = (types: readonly MealType[]): MealSlot[] =>
  mealSlots.filter((slot) => typesOf[slot].some((type) => types.includes(type)));

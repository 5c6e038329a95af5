import type { MealType } from '#domain/recipe/meal-types.ts';

/** The meals of a day, in the order they are eaten. */
export const mealSlots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealSlot = (typeof mealSlots)[number];

/** What is served at each of them. A recipe of several types may fit several slots. */
const typesOf = {
  breakfast: ['Breakfast'],
  lunch: ['Main course', 'Soup', 'Salad'],
  dinner: ['Main course', 'Soup', 'Salad'],
  snack: ['Snack', 'Dessert', 'Appetizer'],
} as const satisfies Record<MealSlot, readonly MealType[]>;

/** The meals a recipe of these types can be served at; none for a mere bread or sauce. */
export const slotsFor = (types: readonly MealType[]): MealSlot[] =>
  mealSlots.filter((slot) => typesOf[slot].some((type) => types.includes(type)));

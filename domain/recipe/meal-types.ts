/** The meal types, in the order of the tabs. */
export const mealTypes = [
  'Main course',
  'Breakfast',
  'Soup',
  'Salad',
  'Side dish',
  'Dessert',
  'Appetizer',
  'Bread',
  'Beverage',
  'Sauce',
  'Snack',
] as const;
export type MealType = (typeof mealTypes)[number];

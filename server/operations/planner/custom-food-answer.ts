import type { OperationAnswer } from '#contract/operations.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import type { CustomFoodRow } from '#server/queries/custom-foods.ts';

export type CustomFood = OperationAnswer<'createCustomFood'>['data'];

export const customFoodAnswer = ({ id, ...food }: CustomFoodRow): CustomFood => ({
  id: String(id),
  title: food.title,
  price: food.price,
  calories: food.calories,
  protein: food.protein,
  fat: food.fat,
  carbs: food.carbs,
  diets: [...food.diets],
  intolerances: allergens.filter((it) => food.allergens.includes(it.id)).map(({ name }) => name),
});

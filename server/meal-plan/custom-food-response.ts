import type { OperationResponse } from '#contract/operations.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { judge } from '#domain/dietary-profile/judge.ts';
import { dishOfCustomFood } from '#domain/dietary-profile/judged-dish.ts';
import type { CustomFoodRow } from '#server/queries/custom-foods.ts';
import { fitResponse } from '#server/recipes/fit-response.ts';

export type CustomFood = OperationResponse<'createCustomFood'>['data'];

/** Whether a custom food fits the member, by what they entered. */
export const fitOfCustomFood = (food: CustomFoodRow, profile: DietaryProfile) =>
  fitResponse(judge(dishOfCustomFood(food), profile));

export const customFoodResponse = ({ id, ...food }: CustomFoodRow, profile: DietaryProfile): CustomFood => ({
  id: String(id),
  title: food.title,
  price: food.price,
  calories: food.calories,
  protein: food.protein,
  fat: food.fat,
  carbs: food.carbs,
  diets: [...food.diets],
  intolerances: allergens.filter((it) => food.allergens?.includes(it.id)).map(({ name }) => name),
  fit: fitOfCustomFood({ id, ...food }, profile),
});

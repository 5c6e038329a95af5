import { allergens } from '#domain/allergen/allergens.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { customFoodResponse } from '#server/meal-plan/custom-food-response.ts';
import { addFood, maxCustomFoods } from '#server/queries/custom-foods.ts';

const allergenIds = (names: readonly string[] | null) =>
  names && allergens.filter(({ name }) => names.includes(name)).map(({ id }) => id);

export const createCustomFood: Handler<'createCustomFood'> = async (context, { body, member }) => {
  const { db, now } = context;
  const { price = null, calories = null, protein = null, fat = null, carbs = null } = body;
  const title = body.title.trim();
  if (title === '') throw invalid({ title: ['Enter the title.'] });
  const food = await addFood(db, {
    user_id: member.userId,
    title,
    price,
    calories,
    protein,
    fat,
    carbs,
    diets: [...new Set(body.diets)],
    allergens: allergenIds(body.intolerances ?? null),
    created_at: now(),
  });
  if (food === 'tooMany')
    throw invalid({ title: [`You have ${maxCustomFoods} foods. Remove one to make room.`] });
  return { data: customFoodResponse(food, await findDietaryProfile(context, member.userId)) };
};

import type { Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { customFoodResponse } from '#server/meal-plan/custom-food-response.ts';
import { listFoods } from '#server/queries/custom-foods.ts';

export const listCustomFoods: Handler<'listCustomFoods'> = async (context, { query, member }) => {
  const [rows, profile] = await Promise.all([
    listFoods(context.db, member.userId, query?.query?.trim() ?? ''),
    findDietaryProfile(context, member.userId),
  ]);
  return { data: rows.map((row) => customFoodResponse(row, profile)) };
};

import type { Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { customFoodAnswer } from '#server/meal-plan/custom-food-answer.ts';
import { listFoods } from '#server/queries/custom-foods.ts';

export const listCustomFoods: Handler<'listCustomFoods'> = async (context, { query, member }) => {
  const [rows, profile] = await Promise.all([
    listFoods(context.db, member.userId, query?.query?.trim() ?? ''),
    findDietaryProfile(context, member.userId),
  ]);
  return { data: rows.map((row) => customFoodAnswer(row, profile)) };
};

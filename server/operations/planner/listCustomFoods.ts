import type { Handler } from '#server/context.ts';
import { listFoods } from '#server/queries/custom-foods.ts';
import { customFoodAnswer } from './custom-food-answer.ts';

export const listCustomFoods: Handler<'listCustomFoods'> = async ({ db }, { query, member }) => ({
  data: (await listFoods(db, member.userId, query?.query?.trim() ?? '')).map(customFoodAnswer),
});

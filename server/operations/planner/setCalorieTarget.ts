import type { Handler } from '#server/context.ts';
import { putTarget } from '#server/queries/meal-plans.ts';

export const setCalorieTarget: Handler<'setCalorieTarget'> = async ({ db }, { body, member }) => {
  await putTarget(db, member.userId, body.target_calories);
  return { message: 'Daily target saved.' };
};

import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { requirePlanForOne } from '#server/household/require-own-amounts.ts';
import { replaceOnDay } from '#server/meal-plan/replace-on-day.ts';
import { addEatenFood } from '#server/queries/custom-foods.ts';

export const recordEatenInstead: Handler<'recordEatenInstead'> = async (
  context,
  { params, body, member: { userId } },
) => {
  await requirePlanForOne(context.db, userId);
  const title = body.title.trim();
  if (title === '') throw invalid({ title: ['Say what you ate.'] });
  const data = await replaceOnDay(context, userId, params, async (tx) => ({
    recipeId: null,
    customFoodId: await addEatenFood(tx, {
      user_id: userId,
      title,
      calories: body.calories,
      created_at: context.now(),
    }),
    servings: 1,
  }));
  return { data };
};

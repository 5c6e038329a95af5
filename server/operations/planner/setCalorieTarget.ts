import { targetRefusal } from '#domain/safety/energy-safety.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { findSafety } from '#server/health/dietary-profiles.ts';
import { putTarget } from '#server/queries/meal-plans.ts';

export const setCalorieTarget: Handler<'setCalorieTarget'> = async (context, { body, member }) => {
  const { energy } = await findSafety(context, member.userId);
  const refusal = targetRefusal(energy, body.target_calories);
  if (refusal !== null) throw invalid({ target_calories: [refusal] });
  await putTarget(context.db, member.userId, body.target_calories);
  return { message: 'Daily target saved.' };
};

import type { Handler } from '#server/context.ts';
import { findReplacements } from '#server/meal-plan/find-replacements.ts';
import { noItem, readPlanId } from '#server/meal-plan/read-plan-call.ts';
import { findItem } from '#server/queries/plan-items.ts';

export const listReplacements: Handler<'listReplacements'> = async (
  context,
  { params, member: { userId } },
) => {
  const item = await findItem(context.db, userId, { planId: readPlanId(params.id) }, params.recipeId);
  if (item === undefined) throw noItem();
  return findReplacements(context, userId, item);
};

import type { Handler } from '#server/context.ts';

/** The feature has been checked before the handler runs. */
export const verifyMealPlanAccess: Handler<'verifyMealPlanAccess'> = async () => ({
  message: 'You can plan meals.',
});

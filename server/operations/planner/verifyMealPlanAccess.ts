import type { Handler } from '#server/context.ts';

/** Whoever gets this far has the feature. */
export const verifyMealPlanAccess: Handler<'verifyMealPlanAccess'> = async () => ({
  message: 'You can plan meals.',
});

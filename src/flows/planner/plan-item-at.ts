/** The path parameters of an item of a day's plan. */
export const planItemAt = (planId: string, itemId: string) => ({ path: { id: planId, recipeId: itemId } });

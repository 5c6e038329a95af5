import type { Handler } from '#server/context.ts';

export const searchIngredients: Handler<'searchIngredients'> = async ({ foods }, { query }) => ({
  data: [...foods.matching(query.query)],
});

import type { Handler } from '#server/context.ts';

const maxHits = 30;

export const searchFoods: Handler<'searchFoods'> = async ({ foods }, { query }) => ({
  data: foods
    .matching(query.query)
    .slice(0, maxHits)
    .flatMap((name) => {
      const [food] = foods.named(name);
      return food === undefined ? [] : [{ id: food.id, name: food.name }];
    }),
});

import { foodFamily } from '#domain/food/kinds-of-food.ts';
import type { Handler } from '#server/context.ts';

export const searchIngredients: Handler<'searchIngredients'> = async ({ foods }, { query }) => {
  const data = [...foods.matching(query.query)];
  const kinds = data
    .map((name) => {
      const { kinds: all, made } = foodFamily(name, foods);
      const forms = all.filter((food) => !made.includes(food));
      return [name, [...forms, ...made].map((food) => food.name)] as const;
    })
    .filter(([, names]) => names.length > 0);
  return { data, kinds: Object.fromEntries(kinds) };
};

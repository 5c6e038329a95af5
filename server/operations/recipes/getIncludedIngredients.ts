import type { Level } from '#domain/intolerance/intolerances.ts';
import type { Handler } from '#server/context.ts';
import { findTicked } from '#server/queries/member-lists.ts';
import { levelsByName, partitionByTicks } from '#server/recipes/ingredient-levels.ts';

export const getIncludedIngredients: Handler<'getIncludedIngredients'> = async (
  { db, foods },
  { query, member },
) => {
  if (query.value === undefined) return { data: levelsByName(query.name, foods.foods) };
  const own = (await findTicked(db, member.userId))[query.name];
  const { ticked } = partitionByTicks(query.name, foods, own, Number(query.value) as Level);
  return { data: levelsByName(query.name, ticked) };
};

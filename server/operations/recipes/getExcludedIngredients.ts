import type { Level } from '#domain/intolerance/intolerances.ts';
import type { Handler } from '#server/context.ts';
import { findTicked } from '#server/queries/member-lists.ts';
import { levelsByName, partitionByTicks } from '#server/recipes/ingredient-levels.ts';

export const getExcludedIngredients: Handler<'getExcludedIngredients'> = async (
  { db, foods },
  { query, member },
) => {
  const own = (await findTicked(db, member.userId))[query.name];
  const { unticked } = partitionByTicks(query.name, foods, own, Number(query.value ?? '1') as Level);
  return { data: levelsByName(query.name, unticked) };
};

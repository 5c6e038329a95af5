import type { Handler } from '#server/context.ts';
import { deleteTicked } from '#server/queries/member-lists.ts';

export const resetExcludedIngredients: Handler<'resetExcludedIngredients'> = async (
  { db },
  { body, member },
) => {
  await deleteTicked(db, member.userId, body.name);
  return { message: 'The default ingredients are back.' };
};

import type { MetaName, MetaValue } from '#domain/account/metas.ts';
import { uncheckedFoods, unknownAllergens } from '#domain/dietary-profile/profile-of.ts';
import { leftOutMessages } from '#domain/message/left-out-messages.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { invalid } from '#server/errors.ts';
import { findMetas } from '#server/queries/metas.ts';

const listOf = (value: MetaValue | undefined): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

/**
 * 422 for a word to leave out that no dish can be checked for: it would be shown as left out, and ignored. One that is
 * saved already may stay, as each save sends the whole list.
 */
export async function requireCheckableWords(
  db: Db,
  foods: Context['foods'],
  userId: string,
  metas: Partial<Record<MetaName, MetaValue>>,
): Promise<void> {
  const unchecked = {
    recipes_disliked_ingredients: uncheckedFoods(listOf(metas.recipes_disliked_ingredients), foods),
    recipes_excluded_ingredients: unknownAllergens(listOf(metas.recipes_excluded_ingredients)),
  };
  if (Object.values(unchecked).every((words) => words.length === 0)) return;
  const saved = await findMetas(db, userId);
  const added = (name: keyof typeof unchecked) => {
    const known = new Set(listOf(saved.get(name)));
    return unchecked[name].filter((word) => !known.has(word));
  };
  const [dislikes, allergens] = [
    added('recipes_disliked_ingredients'),
    added('recipes_excluded_ingredients'),
  ];
  const errors = {
    ...(dislikes.length > 0 && { recipes_disliked_ingredients: [leftOutMessages.unreadable(dislikes)] }),
    ...(allergens.length > 0 && {
      recipes_excluded_ingredients: [leftOutMessages.unknownAllergen(allergens)],
    }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

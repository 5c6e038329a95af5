import type { MetaName, MetaValue } from '#domain/account/metas.ts';
import { uncheckedFoods } from '#domain/dietary-profile/profile-of.ts';
import { leftOutMessages } from '#domain/message/left-out-messages.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { invalid } from '#server/errors.ts';
import { findMetas } from '#server/queries/metas.ts';

const field = 'recipes_disliked_ingredients';

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
  const unchecked = uncheckedFoods(listOf(metas[field]), foods);
  if (unchecked.length === 0) return;
  const saved = new Set(listOf((await findMetas(db, userId)).get(field)));
  const added = unchecked.filter((word) => !saved.has(word));
  if (added.length > 0) throw invalid({ [field]: [leftOutMessages.unreadable(added)] });
}

import { readPreferences } from '#domain/preferences/preferences.ts';
import type { Eater } from '#domain/swap/eater.ts';
import { type Asked, eaterOf } from '#domain/swap/eater-of.ts';
import type { Context, Member } from '#server/context.ts';
import { findMemberLists } from '#server/queries/member-lists.ts';
import { findMetas } from '#server/queries/metas.ts';

/** The member as saved, with what is asked for now. */
export async function findEater(
  { db, foods }: Pick<Context, 'db' | 'foods'>,
  { userId }: Member,
  asked: Asked,
): Promise<Eater> {
  const [metas, lists] = await Promise.all([findMetas(db, userId), findMemberLists(db, userId, foods)]);
  const saved = readPreferences([...metas].map(([name, value]) => ({ name, value })));
  return eaterOf(saved, lists, asked, foods);
}

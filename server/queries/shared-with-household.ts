import { type RawBuilder, sql } from 'kysely';
import { displayName } from '#domain/member/display-name.ts';
import type { Db } from '#server/db/connect.ts';

/** Ids of the other adults in the member's household, whose shared notes and collections the member sees. */
export const placesOfOthers = (userId: string): RawBuilder<number> => sql`(
  select other.id from household_adults me
  join household_adults other on other.household_id = me.household_id and other.id <> me.id
  where me.user_id = ${userId}::uuid)`;

/** Whether the member shares a row with this `shared_by`; null for somebody in no household. */
export const isShared = (userId: string): RawBuilder<boolean | null> => sql`(
  select shared_by is not null from household_adults where user_id = ${userId}::uuid)`;

/** Shares the note on a recipe with the household, as the adult with this id, or with nobody (null). False without a note. */
export async function putNoteSharing(
  db: Db,
  userId: string,
  recipeId: number,
  sharedBy: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recipe_notes')
    .set({ shared_by: sharedBy })
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether the member shares the note; null for somebody in no household. */
export async function findNoteSharing(db: Db, userId: string, recipeId: number): Promise<boolean | null> {
  const row = await db
    .selectFrom('household_adults')
    .leftJoin('recipe_notes', (join) =>
      join
        .onRef('recipe_notes.user_id', '=', 'household_adults.user_id')
        .on('recipe_notes.recipe_id', '=', recipeId),
    )
    .select('shared_by')
    .where('household_adults.user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : row.shared_by !== null;
}

/** The notes on a recipe that others of the household share, the longest-standing members first. */
export async function findSharedNotes(db: Db, userId: string, recipeId: number) {
  const rows = await db
    .selectFrom('recipe_notes')
    .innerJoin('users', 'users.id', 'recipe_notes.user_id')
    .select(['text', 'name', 'email'])
    .where('recipe_id', '=', recipeId)
    .where('shared_by', 'in', placesOfOthers(userId))
    .orderBy('shared_by')
    .execute();
  return rows.map(({ text, name, email }) => ({ from: displayName({ name, email }), text }));
}

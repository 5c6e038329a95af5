import { searchForms, titleKey } from '#domain/recipe/title-key.ts';
import type { Db } from '#server/db/connect.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';

/** The ids of the recipes that the member's notes find, by word of the search. */
export type NotedIds = Readonly<Record<string, readonly number[]>>;

/** Empty without a note. */
export async function findNote(db: Db, userId: string, recipeId: number): Promise<string> {
  const row = await db
    .selectFrom('recipe_notes')
    .select('text')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst();
  return row?.text ?? '';
}

/** Serializes changes of one member until the end of the transaction: each must see the note of the others. */
export async function lockNotes(tx: Db, userId: string): Promise<void> {
  await lockUntilCommit(tx, `notes ${userId}`);
}

/** Inserts or replaces the note; an empty text deletes it. */
export async function putNote(
  tx: Db,
  userId: string,
  recipeId: number,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<void> {
  if (text === '') {
    await tx
      .deleteFrom('recipe_notes')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .execute();
    return;
  }
  const changing = { text, search_words: titleKey(text), updated_at: now };
  await tx
    .insertInto('recipe_notes')
    .values({ user_id: userId, recipe_id: recipeId, ...changing })
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(changing))
    .execute();
}

/** Maximum number of notes searched, the latest first. */
const maxSearched = 1_000;

/** Words without a note are left out. */
export async function findNoted(db: Db, userId: string, words: readonly string[]): Promise<NotedIds> {
  if (words.length === 0) return {};
  const notes = await db
    .selectFrom('recipe_notes')
    .select(['recipe_id', 'search_words'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .limit(maxSearched)
    .execute();
  const withWord = (word: string) =>
    notes
      .filter((note) => searchForms(word).some((form) => ` ${note.search_words}`.includes(` ${form}`)))
      .map(({ recipe_id }) => recipe_id)
      .toSorted((a, b) => a - b);
  return Object.fromEntries(
    words.map((word) => [word, withWord(word)] as const).filter(([, ids]) => ids.length > 0),
  );
}

import type { OperationResponse } from '#contract/operations.ts';
import type { Db } from '#server/db/connect.ts';
import { findNote } from '#server/queries/recipe-notes.ts';
import { findNoteSharing, findSharedNotes } from '#server/queries/shared-with-household.ts';

/** The member's note on a recipe, with those that others of the household share. */
export async function noteResponse(
  db: Db,
  userId: string,
  recipeId: number,
): Promise<OperationResponse<'getRecipeNote'>['data']> {
  const text = await findNote(db, userId, recipeId);
  const isShared = await findNoteSharing(db, userId, recipeId);
  if (isShared === null) return { text };
  const shared = await findSharedNotes(db, userId, recipeId);
  return { text, is_shared: isShared, ...(shared.length > 0 && { shared }) };
}

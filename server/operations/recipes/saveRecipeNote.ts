import { messages } from '#domain/message/messages.ts';
import { changedNote } from '#domain/recipe/recipe-note.ts';
import type { Handler } from '#server/context.ts';
import { invalid, notFound } from '#server/errors.ts';
import { findNote, lockNotes, putNote } from '#server/queries/recipe-notes.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { noteResponse } from '#server/recipes/note-response.ts';

export const saveRecipeNote: Handler<'saveRecipeNote'> = async (
  { db, now },
  { params, body, member: { userId } },
) => {
  const recipeId = await findRecipeId(db, params.id, userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  const data = await db.transaction().execute(async (tx) => {
    await lockNotes(tx, userId);
    const changed = changedNote(await findNote(tx, userId, recipeId), body);
    if (changed === null) throw invalid({ text: [messages.noteTooLong] });
    await putNote(tx, userId, recipeId, { text: changed, now: now() });
    return noteResponse(tx, userId, recipeId);
  });
  return { message: data.text === '' ? messages.noteDeleted : messages.noteSaved, data };
};

import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { requireLockedHousehold } from '#server/household/require-household.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { putNoteSharing } from '#server/queries/shared-with-household.ts';
import { noteResponse } from '#server/recipes/note-response.ts';

export const shareRecipeNote: Handler<'shareRecipeNote'> = async ({ db }, { params, body, member }) => {
  const { userId } = member;
  return db.transaction().execute(async (tx) => {
    const { adultId } = await requireLockedHousehold(tx, userId);
    const recipeId = await findRecipeId(tx, params.id, userId);
    if (recipeId === undefined) throw notFound('There is no such recipe.');
    const isKnown = await putNoteSharing(tx, userId, recipeId, body.is_shared ? adultId : null);
    if (!isKnown) throw notFound('There is no note on this recipe.');
    return { data: await noteResponse(tx, userId, recipeId) };
  });
};

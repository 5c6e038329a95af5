import { randomUUID } from 'node:crypto';
import { ownPrefix } from '#domain/own-recipe/own-reference.ts';
import type { Handler } from '#server/context.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { addOwn, changeOwn, findOwnVersion, maxOwnRecipes } from '#server/queries/own-recipes.ts';
import { findFitting } from '#server/recipes/fitting-version.ts';

export const saveFittingVersion: Handler<'saveFittingVersion'> = async (context, { params, member }) => {
  const { db, recipeReader, now } = context;
  const { userId } = member;
  const { row, result } = await findFitting(context, member, params.id);
  if (result.kind === 'fits') throw new ApiError(409, 'This recipe fits you as it is.');
  if (result.kind === 'impossible')
    throw new ApiError(409, 'There is no version of this recipe that fits you. Look for another recipe.');
  const stored = await findOwnVersion(db, userId, row.id);
  const recipe = {
    title: row.title,
    summary: row.summary,
    servings: row.servings,
    readyInMinutes: row.ready_in_minutes,
    mealTypes: row.meal_types,
    ingredients: row.ingredients,
    steps: row.steps,
    author: row.author_name,
  };
  const ref = stored?.ref_id ?? `${ownPrefix}${randomUUID()}`;
  const identity = { ref, userId, address: null, versionOf: row.id };
  const { unmatched, ...rows } = await recipeReader.bindVersion(recipe, result.changes, identity);
  if (stored !== undefined) await changeOwn(db, rows, null, now());
  else if ((await addOwn(db, rows, now())) === 'tooMany')
    throw invalid({ title: [`You have ${maxOwnRecipes} recipes. Delete one to make room.`] });
  const saved = await findOwnVersion(db, userId, row.id);
  if (saved === undefined) throw new ApiError(409, 'The recipe has just changed. Please try again.');
  return { data: { id: saved.id, ref_id: saved.ref_id, title: saved.title } };
};

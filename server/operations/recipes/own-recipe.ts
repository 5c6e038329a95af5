import { randomUUID } from 'node:crypto';
import type { OperationAnswer, OperationBody } from '#contract/operations.ts';
import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { Context, Member } from '#server/context.ts';
import { ApiError, invalid, notFound } from '#server/errors.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { addOwn, changeOwn, findOwn, mostOwnRecipes } from '#server/queries/own-recipes.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { rowsOfOwn } from '#server/recipe-import/own-recipe-rows.ts';
import { recipeDetail } from './recipe-detail.ts';

type Answer = OperationAnswer<'createOwnRecipe'>;

export const noOwnRecipe = () => notFound('There is no such recipe among yours.');

/** What the form sends, without blanks. Throws 422 for what is blank altogether. */
export function readOwnRecipe(body: OperationBody<'createOwnRecipe'>, author: string | null): OwnRecipe {
  const plain = (text: string) => text.trim();
  const title = plain(body.title);
  const lines = body.ingredients.map(plain).filter(Boolean);
  if (title === '') throw invalid({ title: ['Enter the title.'] });
  if (lines.length === 0) throw invalid({ ingredients: ['Enter at least one ingredient.'] });
  return {
    title,
    summary: plain(body.summary ?? ''),
    servings: body.servings,
    readyInMinutes: body.ready_in_minutes ?? 0,
    mealTypes: [...new Set(body.meal_types)],
    lines,
    steps: (body.steps ?? []).map(plain).filter(Boolean),
    author,
  };
}

export async function ownRecipeDetail(
  context: Context,
  member: Member,
  ref: string,
): Promise<Answer['data']> {
  const [row, profile] = await Promise.all([
    findRecipe(context.db, ref, member.userId),
    findDietaryProfile(context, member.userId),
  ]);
  if (row === undefined) throw noOwnRecipe();
  return recipeDetail(row, profile, context.foods);
}

/** Keeps a new one. `address`: where it was imported from. */
export async function keepOwnRecipe(
  context: Context,
  member: Member,
  own: OwnRecipe,
  address: string | null,
): Promise<Answer> {
  const { db, foods, now } = context;
  const ref = `own-${randomUUID()}`;
  const { unmatched, ...rows } = rowsOfOwn(
    own,
    { ref, userId: member.userId, address, versionOf: null },
    foods,
  );
  const outcome = await addOwn(db, rows, now());
  if (outcome === 'tooMany')
    throw invalid({ title: [`You have ${mostOwnRecipes} recipes. Delete one to make room.`] });
  if (outcome === 'imported')
    throw new ApiError(409, 'You have imported this page before. It is among your own recipes.');
  return { data: await ownRecipeDetail(context, member, ref), unmatched: [...unmatched] };
}

export async function changeOwnRecipe(
  context: Context,
  member: Member,
  ref: string,
  body: OperationBody<'updateOwnRecipe'>,
): Promise<Answer> {
  const { db, foods, now } = context;
  const held = await findOwn(db, member.userId, ref);
  if (held === undefined) throw noOwnRecipe();
  const kept = {
    ref: held.ref_id,
    userId: member.userId,
    address: held.source_address,
    versionOf: held.version_of,
  };
  const { unmatched, ...rows } = rowsOfOwn(readOwnRecipe(body, held.author_name), kept, foods);
  if (!(await changeOwn(db, rows, now()))) throw noOwnRecipe();
  return { data: await ownRecipeDetail(context, member, held.ref_id), unmatched: [...unmatched] };
}

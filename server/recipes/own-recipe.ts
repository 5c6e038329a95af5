import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { LineChoice } from '#domain/own-recipe/lines/line-choice.ts';
import { ownPrefix } from '#domain/own-recipe/own-reference.ts';
import type { Call, Context, Member } from '#server/context.ts';
import { ApiError, invalid, notFound } from '#server/errors.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findBindings, putBindings } from '#server/queries/ingredient-bindings.ts';
import { addOwn, changeOwn, findOwnText, maxOwnRecipes, type OwnText } from '#server/queries/own-recipes.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { webAddress } from '#server/recipe-import/web-address.ts';
import { recipeDetail } from './recipe-detail.ts';

type OwnRecipeResponse = OperationResponse<'createOwnRecipe'>;

export const noOwnRecipe = () => notFound('There is no such recipe among yours.');

/** Parses the form, trimmed; `author`: the default author. Throws 422 for blank fields. */
export function readOwnRecipe(
  body: OperationBody<'createOwnRecipe'>,
  author: string | null,
  foods: Context['foods'],
): OwnRecipe {
  const plain = (text: string) => text.trim();
  const title = plain(body.title);
  const written = body.ingredients.map(plain).flatMap((text, line) => (text === '' ? [] : [{ text, line }]));
  if (title === '') throw invalid({ title: ['Enter the title.'] });
  if (written.length === 0) throw invalid({ ingredients: ['Enter at least one ingredient.'] });
  return {
    title,
    summary: plain(body.summary ?? ''),
    servings: body.servings,
    readyInMinutes: body.ready_in_minutes ?? 0,
    mealTypes: [...new Set(body.meal_types)],
    lines: written.map(({ text }) => text),
    choices: readChoices(
      body,
      written.map(({ line }) => line),
      foods,
    ),
    steps: (body.steps ?? []).map(plain).filter(Boolean),
    author: body.author === undefined ? author : body.author?.trim() || null,
  };
}

/** Choices by the index among the non-blank lines. Throws 422 for an unknown line or food. */
function readChoices(
  { ingredients, line_choices: choices = [] }: OperationBody<'createOwnRecipe'>,
  written: readonly number[],
  foods: Context['foods'],
): LineChoice[] {
  const wrong = choices.find(
    ({ line, food_id: id }) => line >= ingredients.length || (id !== null && !foods.byId.has(id)),
  );
  if (wrong !== undefined)
    throw invalid({
      line_choices: [`Choose one of our foods for line ${wrong.line + 1}, or leave it as it was read.`],
    });
  return choices.flatMap(({ line, food_id: foodId, grams, is_left_out: isLeftOut }) => {
    const place = written.indexOf(line);
    return place < 0 ? [] : [{ line: place, foodId, grams, isLeftOut }];
  });
}

/** Parses the source address. Throws 422 for an invalid one. */
export function readAddress(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const address = webAddress(text);
  if (address === null)
    throw invalid({ source_address: ['Enter the address of a web page; it begins with https://.'] });
  return address;
}

const importedBefore = () =>
  new ApiError(409, 'You have imported this page before. It is among your own recipes.');

export async function ownRecipeDetail(
  context: Context,
  member: Member,
  ref: string,
): Promise<OwnRecipeResponse['data']> {
  const [row, profile] = await Promise.all([
    findRecipe(context.db, ref, member.userId),
    findDietaryProfile(context, member.userId),
  ]);
  if (row === undefined) throw noOwnRecipe();
  return recipeDetail(row, profile, context.foods);
}

type RunOnce = Call<'createOwnRecipe'>['runOnce'];

/** Stores a new own recipe; its lines are parsed before the transaction. `address`: where it was imported from. */
export async function storeOwnRecipe(
  context: Context,
  member: Member,
  own: OwnRecipe,
  address: string | null,
  runOnce: RunOnce,
): Promise<OwnRecipeResponse> {
  const { db, recipeReader, now } = context;
  const ref = `${ownPrefix}${randomUUID()}`;
  const identity = { ref, userId: member.userId, address, versionOf: null };
  const bindings = await findBindings(db, member.userId);
  const { unmatched, chosen, ...rows } = await recipeReader.bind(own, identity, bindings);
  return runOnce(async (within) => {
    const outcome = await addOwn(within.db, rows, now());
    if (outcome === 'tooMany')
      throw invalid({ title: [`You have ${maxOwnRecipes} recipes. Delete one to make room.`] });
    if (outcome === 'imported') throw importedBefore();
    await putBindings(within.db, member.userId, chosen, now());
    return { data: await ownRecipeDetail(within, member, ref), unmatched: [...unmatched] };
  });
}

/** Steps as a form has them: one on each line. */
const writtenLines = (steps: readonly string[]) =>
  steps.flatMap((step) => step.split('\n').map((line) => line.trim())).filter((line) => line !== '');

/** Whether the foods are still cooked as before: other steps, or a line that wasn't there, may serve them raw. */
const isCookedAlike = (own: OwnRecipe, stored: OwnText): boolean =>
  isDeepStrictEqual(writtenLines(own.steps), writtenLines(stored.steps)) &&
  own.lines.every((line) => stored.lines.includes(line));

/** An edit of a stored recipe, with how its foods are cooked, as far as that is still so. */
export const editOfStored = (read: OwnRecipe, stored: OwnText): OwnRecipe =>
  isCookedAlike(read, stored) ? { ...read, cooked: stored.cooked } : read;

/** The stored recipe with what is sent of it. Throws 422 as `readOwnRecipe` does. */
function readChanges(
  stored: OwnText,
  body: OperationBody<'updateOwnRecipe'>,
  foods: Context['foods'],
): OwnRecipe {
  const { ingredients, line_choices: choices } = body;
  const read = readOwnRecipe(
    {
      title: body.title ?? stored.title,
      summary: body.summary ?? stored.summary,
      servings: body.servings ?? stored.servings,
      ready_in_minutes: body.ready_in_minutes ?? stored.readyInMinutes,
      meal_types: body.meal_types ?? [...stored.mealTypes],
      ingredients: ingredients ?? [...stored.lines],
      ...(choices && { line_choices: choices }),
      steps: body.steps ?? [...stored.steps],
      ...(body.author !== undefined && { author: body.author }),
    },
    stored.author,
    foods,
  );
  const own = editOfStored(read, stored);
  return ingredients === undefined && choices === undefined ? { ...own, choices: stored.choices } : own;
}

class ChangedMeanwhile extends Error {}

/** What isn't sent stays as it is stored, also where another call changes it at the same time. */
export async function changeOwnRecipe(
  context: Context,
  member: Member,
  ref: string,
  body: OperationBody<'updateOwnRecipe'>,
  runOnce: RunOnce,
): Promise<OwnRecipeResponse> {
  const { db, foods, recipeReader, now } = context;
  const stored = await findOwnText(db, member.userId, ref);
  if (stored === undefined) throw noOwnRecipe();
  const identity = {
    ref: stored.ref,
    userId: member.userId,
    address: body.source_address === undefined ? stored.address : readAddress(body.source_address),
    versionOf: stored.versionOf,
  };
  const own = readChanges(stored, body, foods);
  const bindings = await findBindings(db, member.userId);
  const { unmatched, chosen, ...rows } = await recipeReader.bind(own, identity, bindings);
  try {
    return await runOnce(async (within) => {
      const outcome = await changeOwn(within.db, rows, stored, now());
      if (outcome === 'gone') throw noOwnRecipe();
      if (outcome === 'imported') throw importedBefore();
      if (outcome === 'changed') throw new ChangedMeanwhile();
      await putBindings(within.db, member.userId, chosen, now());
      return { data: await ownRecipeDetail(within, member, stored.ref), unmatched: [...unmatched] };
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return changeOwnRecipe(context, member, ref, body, runOnce);
    throw error;
  }
}

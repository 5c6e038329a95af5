import type { OperationResponse } from '#contract/operations.ts';
import { collectionNameProblem, favoritesId, favoritesName } from '#domain/collection/collection.ts';
import { displayName } from '#domain/member/display-name.ts';
import type { Context } from '#server/context.ts';
import { invalid, notFound } from '#server/errors.ts';
import { findDietaryProfile, type ProfileReads } from '#server/health/dietary-profiles.ts';
import { type CollectionRow, findCollectionsOfRecipe } from '#server/queries/collections.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from './recipe-card.ts';

type Collection = OperationResponse<'getCollection'>['data'];

export const noCollection = () => notFound('We can’t find that collection.');
export const noRecipe = () => notFound('There is no such recipe.');
export const nameTaken = () => invalid({ name: ['You have a collection of this name already.'] });

/** The trimmed name. Throws 422 for an invalid one. */
export function readName(name: string): string {
  const problem = collectionNameProblem(name);
  if (problem !== null) throw invalid({ name: [problem] });
  return name.trim();
}

/** Collections with the cards of their recipes, which are queried once for all of them. */
export async function collectionResponses(
  context: ProfileReads,
  userId: string,
  rows: readonly CollectionRow[],
): Promise<Collection[]> {
  const { db, foods } = context;
  const profile = await findDietaryProfile(context, userId);
  const ids = [...new Set(rows.flatMap(({ recipe_ids }) => recipe_ids))];
  const found = await findCards(db, ids, userId);
  const cards = new Map(found.map((row) => [row.id, recipeCard(row, profile, foods)]));
  return rows.map(({ id, name, created_at, recipes_count, recipe_ids, is_shared, sharer }) => {
    const recipes = recipe_ids.flatMap((recipeId) => cards.get(recipeId) ?? []);
    return {
      id,
      name,
      recipes_count,
      image_url: recipes[0]?.image ?? null,
      created_at: created_at?.toISOString() ?? null,
      recipes,
      ...(is_shared !== null && { is_shared }),
      ...(sharer !== null && { from: displayName(sharer) }),
    };
  });
}

export async function collectionResponse(
  context: ProfileReads,
  userId: string,
  row: CollectionRow,
): Promise<Collection> {
  const [response] = await collectionResponses(context, userId, [row]);
  if (response === undefined) throw noCollection();
  return response;
}

/** The stored collections that contain the recipe, and always the favorites. */
export const recipeCollections = async (db: Context['db'], userId: string, recipeId: number) => [
  { id: favoritesId, name: favoritesName },
  ...(await findCollectionsOfRecipe(db, userId, recipeId)),
];

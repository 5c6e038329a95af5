import type { OperationResponse } from '#contract/operations.ts';
import {
  collectionNameProblem,
  emptyCollectionPicture,
  favoritesId,
  favoritesName,
  readCollectionSort,
} from '#domain/collection/collection.ts';
import { cleanName } from '#domain/member/clean-name.ts';
import { displayName } from '#domain/member/display-name.ts';
import { pageMetaOf } from '#domain/page/page.ts';
import type { Context } from '#server/context.ts';
import { invalid, notFound } from '#server/errors.ts';
import { findDietaryProfile, type ProfileReads } from '#server/health/dietary-profiles.ts';
import {
  type CollectionRow,
  findCollectionsOfRecipe,
  maxCollections,
  maxRecipes,
} from '#server/queries/collections.ts';
import { findCollection } from '#server/queries/open-collection.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from './recipe-card.ts';

type OpenCollection = OperationResponse<'getCollection'>;
type Collection = OpenCollection['data'];

export const noCollection = () => notFound('We can’t find that collection.');
export const noRecipe = () => notFound('There is no such recipe.');
export const nameTaken = () => invalid({ name: ['You have a collection of this name already.'] });

/** No field is to blame, so another name doesn't help. */
export const tooManyCollections = () =>
  invalid({ collections: [`You have ${maxCollections} collections. Remove one to make room.`] });
const most = maxRecipes.toLocaleString('en-US');
export const fullCollection = () =>
  invalid({ collection_ids: [`A collection holds at most ${most} recipes, so nothing changed.`] });
export const fullFavorites = () =>
  invalid({ is_favorite: [`You have ${most} favorites. Remove one to make room.`] });

/** The cleaned name. Throws 422 for an invalid one. */
export function readName(name: string): string {
  const problem = collectionNameProblem(name);
  if (problem !== null) throw invalid({ name: [problem] });
  return cleanName(name);
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
      image_url: recipes[0]?.image ?? emptyCollectionPicture,
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

/** Which recipes of a collection a response shall hold; without a page all. */
export interface CollectionQuery {
  readonly sort_by?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly query?: string | undefined;
}

/** One collection with its recipes, or one page of them. Throws 404 for an unknown one. */
export async function openCollection(
  context: ProfileReads,
  userId: string,
  id: string,
  { sort_by: sort = '', page, per_page: perPage = 10, query: words = '' }: CollectionQuery = {},
): Promise<OpenCollection> {
  const part = page === undefined ? null : { page, perPage, words: words.trim() };
  const row = await findCollection(context.db, userId, id, { sort: readCollectionSort(sort), page: part });
  if (row === undefined) throw noCollection();
  const data = await collectionResponse(context, userId, row);
  if (page === undefined) return { data };
  return {
    data: { ...data, ...(row.all_ids !== null && { recipe_ids: [...row.all_ids] }) },
    meta: pageMetaOf(page, perPage, row.found),
  };
}

/** The stored collections that contain the recipe, and always the favorites. */
export const recipeCollections = async (db: Context['db'], userId: string, recipeId: number) => [
  { id: favoritesId, name: favoritesName },
  ...(await findCollectionsOfRecipe(db, userId, recipeId)),
];

import { sql } from 'kysely';
import {
  type CollectionSort,
  favoritesId,
  favoritesName,
  isCollectionFound,
} from '#domain/collection/collection.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';

/** A collection of a member, including the favorites. */
export interface CollectionRow {
  readonly id: string;
  readonly name: string;
  /** Null for the favorites. */
  readonly created_at: Date | null;
  readonly recipes_count: number;
  /** The requested recipes, in order. */
  readonly recipe_ids: readonly number[];
}

export type Sort = CollectionSort | 'default';
/** Parses the id of a stored collection; null for the favorites and for an invalid id. */
export const storedId = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);

const compareText = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' });

/** The favorites always come first; the rest by the sort, whose default is the latest first. */
function sorted(rows: readonly CollectionRow[], sort: Sort): CollectionRow[] {
  const age = (row: CollectionRow) => row.created_at?.getTime() ?? 0;
  const byAge = (a: CollectionRow, b: CollectionRow) => age(a) - age(b) || Number(a.id) - Number(b.id);
  const orders = {
    default: (a, b) => byAge(b, a),
    latest: (a, b) => byAge(b, a),
    oldest: byAge,
    'a-z': (a, b) => compareText(a.name, b.name),
    'z-a': (a, b) => compareText(b.name, a.name),
  } as const satisfies Record<Sort, (a: CollectionRow, b: CollectionRow) => number>;
  const [favorites, ...stored] = rows;
  return favorites === undefined ? [] : [favorites, ...stored.sort(orders[sort])];
}

/** All collections of a member whose name contains the words, each with its latest `preview` recipes. */
export async function findCollections(
  db: Db,
  userId: string,
  { words, sort, preview }: { readonly words: string; readonly sort: Sort; readonly preview: number },
): Promise<readonly CollectionRow[]> {
  const { rows } = await sql<{
    id: number | null;
    name: string;
    created_at: Date | null;
    recipes_count: number;
    recipe_ids: number[];
  }>`
    select null::bigint as id, ${favoritesName} as name, null::timestamptz as created_at,
      (select count(*)::int from favorites where user_id = ${userId}) as recipes_count,
      array(
        select recipe_id::int from favorites where user_id = ${userId}
        order by created_at desc, recipe_id desc limit ${preview}
      ) as recipe_ids
    union all
    select id, name, created_at,
      (select count(*)::int from collection_recipes where collection_id = collections.id),
      array(
        select recipe_id::int from collection_recipes where collection_id = collections.id
        order by added_at desc, recipe_id desc limit ${preview}
      )
    from collections where user_id = ${userId}`.execute(db);
  const all = rows
    .map((row) => ({ ...row, id: row.id === null ? favoritesId : String(row.id) }))
    .sort((a, b) => Number(b.id === favoritesId) - Number(a.id === favoritesId));
  return sorted(all, sort).filter(({ name }) => isCollectionFound(name, words));
}

/** One collection of the member with all its recipes; undefined for an unknown id. */
export async function findCollection(
  db: Db,
  userId: string,
  id: string,
  sort: Sort,
): Promise<CollectionRow | undefined> {
  const stored = storedId(id);
  if (stored === null && id !== favoritesId) return undefined;
  const collection =
    stored === null
      ? { name: favoritesName, created_at: null }
      : await db
          .selectFrom('collections')
          .select(['name', 'created_at'])
          .where('id', '=', stored)
          .where('user_id', '=', userId)
          .executeTakeFirst();
  if (collection === undefined) return undefined;
  const members =
    stored === null
      ? db
          .selectFrom('favorites')
          .select(['recipe_id', 'created_at as added_at'])
          .where('user_id', '=', userId)
      : db
          .selectFrom('collection_recipes')
          .select(['recipe_id', 'added_at'])
          .where('collection_id', '=', stored);
  const rows = await db
    .selectFrom(members.as('members'))
    .innerJoin('recipes', 'recipes.id', 'members.recipe_id')
    .select('recipes.id')
    .$if(sort === 'a-z', (query) => query.orderBy('title_key').orderBy('recipes.id'))
    .$if(sort === 'z-a', (query) => query.orderBy('title_key', 'desc').orderBy('recipes.id', 'desc'))
    .$if(sort === 'oldest', (query) => query.orderBy('added_at').orderBy('recipes.id'))
    .$if(sort === 'latest' || sort === 'default', (query) =>
      query.orderBy('added_at', 'desc').orderBy('recipes.id', 'desc'),
    )
    .execute();
  const recipeIds = rows.map((row) => row.id);
  return { ...collection, id, recipes_count: recipeIds.length, recipe_ids: recipeIds };
}

/** Creates a collection. `taken`: the member has one of this name. */
export async function addCollection(
  db: Db,
  userId: string,
  name: string,
  now: Date,
): Promise<CollectionRow | 'taken'> {
  try {
    const { id } = await db
      .insertInto('collections')
      .values({ user_id: userId, name, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(id), name, created_at: now, recipes_count: 0, recipe_ids: [] };
  } catch (error) {
    if (isTaken(error, 'collections_name_taken')) return 'taken';
    throw error;
  }
}

/** Renames a collection; the favorites cannot be renamed. */
export async function renameCollection(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<'renamed' | 'unknown' | 'taken'> {
  const stored = storedId(id);
  if (stored === null) return 'unknown';
  try {
    const { numUpdatedRows } = await db
      .updateTable('collections')
      .set({ name })
      .where('id', '=', stored)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? 'renamed' : 'unknown';
  } catch (error) {
    if (isTaken(error, 'collections_name_taken')) return 'taken';
    throw error;
  }
}

/** Removes a collection, not its recipes. Returns false if it did not exist. */
export async function removeCollection(db: Db, userId: string, id: string): Promise<boolean> {
  const stored = storedId(id);
  if (stored === null) return false;
  const { numDeletedRows } = await db
    .deleteFrom('collections')
    .where('id', '=', stored)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Stored collections of the member that contain the recipe, by name. */
export async function findCollectionsOfRecipe(db: Db, userId: string, recipeId: number) {
  const rows = await db
    .selectFrom('collection_recipes')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .select(['collections.id', 'name'])
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}

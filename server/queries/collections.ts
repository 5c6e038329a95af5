import { sql } from 'kysely';
import {
  type CollectionSort,
  favoritesId,
  favoritesName,
  isCollectionFound,
} from '#domain/collection/collection.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { seenBy } from './recipes.ts';
import { isShared, placesOfOthers } from './shared-with-household.ts';

interface Sharer {
  readonly name: string;
  readonly email: string;
}

/** A collection of a member, including the favorites, or one that another of the household shares. */
export interface CollectionRow {
  readonly id: string;
  readonly name: string;
  /** Null for the favorites. */
  readonly created_at: Date | null;
  readonly recipes_count: number;
  /** Whether the member shares it with the household; null where that can't be. */
  readonly is_shared: boolean | null;
  /** Who shares it with the member; null for an own one. */
  readonly sharer: Sharer | null;
  /** The requested recipes, in order. */
  readonly recipe_ids: readonly number[];
}

export type Sort = CollectionSort | 'default';

/** In one collection, and in the favorites. */
export const maxRecipes = 5_000;
/** Of one member. */
export const maxCollections = 500;

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

/** All collections that a member sees whose name contains the words, each with its latest `preview` recipes. */
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
    is_shared: boolean | null;
    sharer: Sharer | null;
  }>`
    select null::bigint as id, ${favoritesName} as name, null::timestamptz as created_at,
      (select count(*)::int from favorites where user_id = ${userId}) as recipes_count,
      array(
        select recipe_id::int from favorites where user_id = ${userId}
        order by created_at desc, recipe_id desc limit ${preview}
      ) as recipe_ids, null::boolean as is_shared, null::json as sharer
    union all
    select id, name, created_at,
      (select count(*)::int from collection_recipes content
        where content.user_id = ${userId} and collection_id = collections.id),
      array(
        select recipe_id::int from collection_recipes content
        where content.user_id = ${userId} and collection_id = collections.id
        order by added_at desc, recipe_id desc limit ${preview}
      ), ${isShared(userId)}, null::json
    from collections where user_id = ${userId}
    union all
    select collections.id, collections.name, collections.created_at,
      (select count(*)::int from collection_recipes content join recipes on recipes.id = recipe_id
        where content.user_id = collections.user_id and collection_id = collections.id and ${seenBy(userId)}),
      array(
        select recipe_id::int from collection_recipes content join recipes on recipes.id = recipe_id
        where content.user_id = collections.user_id and collection_id = collections.id and ${seenBy(userId)}
        order by added_at desc, recipe_id desc limit ${preview}
      ), null::boolean, json_build_object('name', users.name, 'email', users.email)
    from collections join users on users.id = collections.user_id
    where shared_by in ${placesOfOthers(userId)}`.execute(db);
  const all = rows
    .map((row) => ({ ...row, id: row.id === null ? favoritesId : String(row.id) }))
    .sort((a, b) => Number(b.id === favoritesId) - Number(a.id === favoritesId));
  return sorted(all, sort).filter(({ name }) => isCollectionFound(name, words));
}

/** Creates a collection. `taken`: the member has one of this name; `tooMany`: as many as there can be. */
export async function addCollection(
  db: Db,
  userId: string,
  name: string,
  now: Date,
): Promise<CollectionRow | 'taken' | 'tooMany'> {
  const { count } = await db
    .selectFrom('collections')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxCollections) return 'tooMany';
  try {
    const { id, is_shared } = await db
      .insertInto('collections')
      .values({ user_id: userId, name, created_at: now })
      .returning(['id', isShared(userId).as('is_shared')])
      .executeTakeFirstOrThrow();
    return {
      id: String(id),
      name,
      created_at: now,
      recipes_count: 0,
      recipe_ids: [],
      is_shared,
      sharer: null,
    };
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

/** Shares a collection with the household, as the adult with this id, or with nobody (null). False for an unknown one. */
export async function putCollectionSharing(
  db: Db,
  userId: string,
  id: string,
  sharedBy: number | null,
): Promise<boolean> {
  const stored = storedId(id);
  if (stored === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('collections')
    .set({ shared_by: sharedBy })
    .where('id', '=', stored)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.user_id', '=', 'collection_recipes.user_id')
        .onRef('collections.id', '=', 'collection_id'),
    )
    .select(['collections.id', 'name'])
    .where('recipe_id', '=', recipeId)
    .where('collection_recipes.user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}

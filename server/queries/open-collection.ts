import { type Expression, type SqlBool, sql } from 'kysely';
import { favoritesId, favoritesName } from '#domain/collection/collection.ts';
import type { Db } from '#server/db/connect.ts';
import { type CollectionRow, maxRecipes, type Sort, storedId } from './collections.ts';
import { seenBy } from './recipes.ts';
import { isShared, placesOfOthers } from './shared-with-household.ts';

/** One page of the recipes of a collection. */
export interface RecipePage {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Part of the title; '' for all. */
  readonly words: string;
}

export interface OpenCollection extends CollectionRow {
  /** All recipes in order; null except with the first page of all. */
  readonly all_ids: readonly number[] | null;
  /** How many recipes have the words. */
  readonly found: number;
}

async function findStored(db: Db, userId: string, id: number) {
  const found = db
    .selectFrom('collections')
    .innerJoin('users', 'users.id', 'collections.user_id')
    .select(['collections.name', 'collections.created_at', 'user_id', 'users.name as sharer', 'email'])
    .select(isShared(userId).as('is_shared'))
    .where('collections.id', '=', id);
  // one after the other, as each has an index
  const row =
    (await found.where('user_id', '=', userId).executeTakeFirst()) ??
    (await found.where('shared_by', 'in', placesOfOthers(userId)).executeTakeFirst());
  if (row === undefined) return undefined;
  const { name, created_at, user_id, sharer, email, is_shared } = row;
  return user_id === userId
    ? { owner: user_id, name, created_at, is_shared, sharer: null }
    : { owner: user_id, name, created_at, is_shared: null, sharer: { name: sharer, email } };
}

/** The recipes of a stored collection, or the favorites. */
const contentOf = (db: Db, owner: string, stored: number | null) =>
  stored === null
    ? db.selectFrom('favorites').select(['recipe_id', 'created_at as added_at']).where('user_id', '=', owner)
    : db
        .selectFrom('collection_recipes')
        .select(['recipe_id', 'added_at'])
        .where('user_id', '=', owner)
        .where('collection_id', '=', stored);
type Content = ReturnType<typeof contentOf>;

interface Slice {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Recipe ids in order. The table of recipes is read only for titles and for what a reader must not see. All in one row,
 * since five thousand rows take most of the time of a page.
 */
async function findIds(
  db: Db,
  content: Content,
  conditions: readonly Expression<SqlBool>[],
  { sort, limit, offset }: Slice,
): Promise<readonly number[]> {
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  const ids =
    sort !== 'a-z' && sort !== 'z-a' && conditions.length === 0
      ? db
          .selectFrom(content.as('content'))
          .select('recipe_id as id')
          .orderBy('added_at', direction)
          .orderBy('recipe_id', direction)
          .limit(limit)
          .offset(offset)
      : db
          .selectFrom(content.as('content'))
          .innerJoin('recipes', 'recipes.id', 'content.recipe_id')
          .select('recipes.id')
          .where((eb) => eb.and(conditions))
          .$if(sort === 'a-z', (query) => query.orderBy('title_key').orderBy('recipes.id'))
          .$if(sort === 'z-a', (query) => query.orderBy('title_key', 'desc').orderBy('recipes.id', 'desc'))
          .$if(sort !== 'a-z' && sort !== 'z-a', (query) =>
            query.orderBy('added_at', direction).orderBy('recipes.id', direction),
          )
          .limit(limit)
          .offset(offset);
  const { joined } = await db
    .selectNoFrom(sql<string>`array_to_string(array(${ids}), ' ')`.as('joined'))
    .executeTakeFirstOrThrow();
  return joined === '' ? [] : joined.split(' ').map(Number);
}

async function count(db: Db, content: Content, conditions: readonly Expression<SqlBool>[]): Promise<number> {
  const counted =
    conditions.length === 0
      ? db.selectFrom(content.as('content'))
      : db
          .selectFrom(content.as('content'))
          .innerJoin('recipes', 'recipes.id', 'content.recipe_id')
          .where((eb) => eb.and(conditions));
  const { all } = await counted
    .select((eb) => eb.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow();
  return Number(all);
}

const titleHas = (words: string) => sql<SqlBool>`position(lower(${words}) in lower(recipes.title)) > 0`;

/** One collection that the member sees, with one page of its recipes, or all (null); undefined for an unknown id. */
export async function findCollection(
  db: Db,
  userId: string,
  id: string,
  { sort, page }: { readonly sort: Sort; readonly page: RecipePage | null },
): Promise<OpenCollection | undefined> {
  const stored = storedId(id);
  if (stored === null && id !== favoritesId) return undefined;
  const opened =
    stored === null
      ? { owner: userId, name: favoritesName, created_at: null, is_shared: null, sharer: null }
      : await findStored(db, userId, stored);
  if (opened === undefined) return undefined;
  const { owner, ...collection } = opened;
  const content = contentOf(db, owner, stored);
  const seen: readonly Expression<SqlBool>[] = collection.sharer === null ? [] : [seenBy(userId)];
  const all = { sort, limit: maxRecipes, offset: 0 };
  if (page === null || (page.page === 1 && page.words === '')) {
    const ids = await findIds(db, content, seen, all);
    return {
      ...collection,
      id,
      recipes_count: ids.length,
      recipe_ids: page === null ? ids : ids.slice(0, page.perPage),
      all_ids: page === null ? null : ids,
      found: ids.length,
    };
  }
  const { page: nth, perPage, words } = page;
  const from = (nth - 1) * perPage;
  const row = { ...collection, id, recipes_count: await count(db, content, seen), all_ids: null };
  if (words !== '') {
    const found = await findIds(db, content, [...seen, titleHas(words)], all);
    return { ...row, recipe_ids: found.slice(from, from + perPage), found: found.length };
  }
  const ids = await findIds(db, content, seen, { sort, limit: perPage, offset: from });
  return { ...row, recipe_ids: ids, found: row.recipes_count };
}

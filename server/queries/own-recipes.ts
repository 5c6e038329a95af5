import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { cookedFoods } from '#domain/own-recipe/cooked-foods.ts';
import type { LineChoice } from '#domain/own-recipe/lines/line-choice.ts';
import type { Db } from '#server/db/connect.ts';
import { json } from '#server/db/json.ts';
import { putRecipes } from '#server/db/put-recipes.ts';
import type { DetailsRow, RecipeRow } from '#server/db/recipe-rows.ts';
import type { Database } from '#server/db/schema.ts';
import { named } from './recipes.ts';

/** Limit of own recipes per member. */
export const maxOwnRecipes = 500;

/** Ids of one page of own recipes whose title has all the words, latest first, with the total. */
export async function findOwnIds(
  db: Db,
  userId: string,
  {
    words,
    page,
    perPage,
  }: { readonly words: readonly string[]; readonly page: number; readonly perPage: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('owner_id', '=', userId)
    .$call((query) =>
      words.reduce((all, word) => all.where(sql<boolean>`position(${word} in title_key) > 0`), query),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { ids: rows.slice((page - 1) * perPage, page * perPage).map(({ id }) => id), total: rows.length };
}

export async function findOwnRefs(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('ref_id')
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ ref_id }) => ref_id);
}

const ownTexts = (db: Db, userId: string) =>
  db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select(['ref_id', 'title', 'summary', 'servings', 'ready_in_minutes', 'meal_types', 'author_name'])
    .select(['own_lines', 'own_choices', 'ingredients', 'steps', 'source_address', 'version_of'])
    .where('owner_id', '=', userId);

/** An own recipe as it was written. */
export interface OwnText extends Required<OwnRecipe> {
  readonly ref: string;
  readonly address: string | null;
  readonly versionOf: number | null;
}

type OwnTextRow = NonNullable<Awaited<ReturnType<ReturnType<typeof ownTexts>['executeTakeFirst']>>>;

/** As it was written, from its columns. */
export const ownTextOf = (row: OwnTextRow): OwnText => ({
  ref: row.ref_id,
  title: row.title,
  summary: row.summary,
  servings: row.servings,
  readyInMinutes: row.ready_in_minutes,
  mealTypes: row.meal_types,
  lines: row.own_lines ?? [],
  choices: row.own_choices ?? [],
  cooked: cookedFoods(row.ingredients),
  steps: row.steps,
  author: row.author_name,
  address: row.source_address,
  versionOf: row.version_of,
});

/** All own recipes as written, oldest first. */
export async function listOwnTexts(db: Db, userId: string): Promise<OwnText[]> {
  const rows = await ownTexts(db, userId).orderBy('id').execute();
  return rows.map(ownTextOf);
}

/** One of the member's own recipes as written; undefined for any other id. */
export async function findOwnText(db: Db, userId: string, ref: string): Promise<OwnText | undefined> {
  const row = await ownTexts(db, userId).where(named(ref)).executeTakeFirst();
  return row && ownTextOf(row);
}

/** Id of one of the member's own recipes; undefined for any other. */
export const findOwn = (db: Db, userId: string, ref: string) =>
  db.selectFrom('recipes').select('id').where(named(ref)).where('owner_id', '=', userId).executeTakeFirst();

/** The member's own version of a recipe. */
export const findOwnVersion = (db: Db, userId: string, recipeId: number) =>
  db
    .selectFrom('recipes')
    .select(['id', 'ref_id', 'title'])
    .where('owner_id', '=', userId)
    .where('version_of', '=', recipeId)
    .executeTakeFirst();

interface OwnRows {
  readonly recipe: RecipeRow & {
    readonly owner_id: string;
    readonly source_address: string | null;
    readonly version_of: number | null;
  };
  readonly details: DetailsRow;
  readonly lines: readonly string[];
  readonly choices: readonly LineChoice[];
}

async function write(tx: Transaction<Database>, { recipe, details, lines, choices }: OwnRows, now: Date) {
  await putRecipes(tx, [{ recipe, details }], now);
  await tx
    .updateTable('recipe_details')
    .set({ own_lines: json(lines), own_choices: json(choices) })
    .where('recipe_id', '=', (eb) =>
      eb.selectFrom('recipes').select('id').where('ref_id', '=', recipe.ref_id),
    )
    .execute();
}

/** Inserts one. `imported`: the member has one from that address. */
export const addOwn = (db: Db, rows: OwnRows, now: Date): Promise<'saved' | 'tooMany' | 'imported'> =>
  db.transaction().execute(async (tx) => {
    const { owner_id: userId, source_address: address } = rows.recipe;
    // serializes concurrent inserts, so that the limit holds
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const stored = await tx
      .selectFrom('recipes')
      .select('source_address')
      .where('owner_id', '=', userId)
      .execute();
    if (stored.length >= maxOwnRecipes) return 'tooMany';
    if (address !== null && stored.some(({ source_address }) => source_address === address))
      return 'imported';
    await write(tx, rows, now);
    return 'saved';
  });

/**
 * Updates one. `gone`: it no longer exists; `imported`: another one is from that address; `changed`: it is no longer as it
 * was `read` (null: it is replaced, whatever it is).
 */
export const changeOwn = (
  db: Db,
  rows: OwnRows,
  read: OwnText | null,
  now: Date,
): Promise<'saved' | 'gone' | 'imported' | 'changed'> =>
  db.transaction().execute(async (tx) => {
    const { owner_id: userId, ref_id: ref, source_address: address } = rows.recipe;
    const own = await tx
      .selectFrom('recipes')
      .select(['ref_id', 'source_address'])
      .where('owner_id', '=', userId)
      .where((eb) => eb.or([eb('ref_id', '=', ref), eb('source_address', '=', address)]))
      .forUpdate()
      .execute();
    if (own.every(({ ref_id }) => ref_id !== ref)) return 'gone';
    if (address !== null && own.some((it) => it.ref_id !== ref && it.source_address === address))
      return 'imported';
    if (read !== null && !isDeepStrictEqual(await findOwnText(tx, userId, ref), read)) return 'changed';
    await write(tx, rows, now);
    return 'saved';
  });

/** Sets or, with null, removes the photo of an own recipe; undefined: it is not the member's. */
export const setOwnPhoto = (db: Db, userId: string, ref: string, url: string | null) =>
  db
    .updateTable('recipes')
    .set({ own_photo_url: url })
    .where(named(ref))
    .where('owner_id', '=', userId)
    .returning(['ref_id', 'art_hash', 'own_photo_url'])
    .executeTakeFirst();

/** Deletes it, also from plans, collections and favorites. Returns false if it did not exist. */
export async function removeOwn(db: Db, userId: string, ref: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recipes')
    .where(named(ref))
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

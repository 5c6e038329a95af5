import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { LineChoice } from '#domain/own-recipe/lines/line-choice.ts';
import { currentRef } from '#domain/recipe/former-refs.ts';
import type { Db } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared-queries.ts';
import type { RecipeDetailsTable } from '#server/db/tables/recipe-details.ts';
import type { RecipesTable } from '#server/db/tables/recipes.ts';
import { planOwner, planSharers } from './shared-plans.ts';

const cardColumns = [
  'id',
  'ref_id',
  'spoonacular_id',
  'title',
  'summary',
  'ready_in_minutes',
  'servings',
  'author_name',
  'author_photo',
  'partner_id',
  'meal_types',
  'price_class',
  'calories',
  'art_hash',
  'own_photo_url',
  'reviews_count',
  'reviews_sum',
] as const satisfies readonly (keyof RecipesTable)[];

/** Further columns that a judgement needs. */
export const judgedColumns = [
  'diets',
  'allergens',
  'protein_sources',
  'levels',
  'food_ids',
  'doses',
  'food_grams',
  'oxalate_above_low',
  'oxalate_above_medium',
  'histamine_above_low',
  'histamine_above_medium',
  'sulfur_above_low',
  'sulfur_above_medium',
  'fodmap_above_low',
  'fodmap_above_medium',
  'salicylate_above_low',
  'salicylate_above_medium',
] as const satisfies readonly (keyof RecipesTable)[];

/** The columns of a card. `is_favorite` is null for a guest. */
export type CardRow = Pick<
  Selectable<RecipesTable>,
  (typeof cardColumns)[number] | (typeof judgedColumns)[number]
> & {
  readonly is_favorite: boolean | null;
};
export type DetailRow = CardRow &
  Omit<RecipeDetailsTable, 'recipe_id' | 'art' | 'planning' | 'own_lines' | 'own_choices'> & {
    readonly own_lines: readonly string[] | null;
    readonly own_choices: readonly LineChoice[] | null;
    readonly version_of: number | null;
    /** Title of the recipe it is a version of. */
    readonly version_title: string | null;
    /** Id of the reader's own version of it. */
    readonly own_version_id: number | null;
  };

const isFavorite = (userId: string | null): RawBuilder<boolean | null> =>
  userId === null
    ? sql`null`
    : sql`exists (select from favorites where user_id = ${userId}::uuid and recipe_id = recipes.id)`;

const ownVersionId = (userId: string | null): RawBuilder<number | null> =>
  userId === null
    ? sql`null`
    : sql`(select own.id::int from recipes as own where own.version_of = recipes.id and own.owner_id = ${userId}::uuid)`;

const versionTitle: RawBuilder<string | null> =
  sql`(select original.title from recipes as original where original.id = recipes.version_of)`;

interface WantedCards {
  readonly ids: readonly number[];
}
const cards = (db: Db, ids: readonly number[], userId: string | null) =>
  db
    .selectFrom('recipes')
    .select(cardColumns)
    .select(isFavorite(userId).as('is_favorite'))
    .select(judgedColumns)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .compile();
const plainCards = prepared((db, { ids }: WantedCards) => cards(db, ids, null));
const cardsOf = prepared((db, { ids, userId }: WantedCards & { readonly userId: string }) =>
  cards(db, ids, userId),
);

/** Cards of these recipes in this order; unknown ids are omitted. */
export async function findCards(db: Db, ids: readonly number[], userId: string | null): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await (userId === null ? plainCards(db, { ids }) : cardsOf(db, { ids, userId }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The judgement columns of public recipes. */
export async function findJudged(
  db: Db,
  { refIds, sourceIds }: { readonly refIds: readonly string[]; readonly sourceIds: readonly number[] },
) {
  if (refIds.length + sourceIds.length === 0) return [];
  return db
    .selectFrom('recipes')
    .select(['ref_id', 'spoonacular_id', ...judgedColumns])
    .where(sql<boolean>`(ref_id = any(${refIds}::text[]) or spoonacular_id = any(${sourceIds}::bigint[]))`)
    .where(seenBy(null))
    .execute();
}

/** By `id`, `ref_id` or external id. Own and external ids never overlap, see the migration. */
export function named(ref: string): RawBuilder<SqlBool> {
  const number = /^[1-9]\d{0,14}$/.test(ref) ? Number(ref) : null;
  return number === null
    ? sql`ref_id = ${currentRef(ref)}`
    : sql`(id = ${number} or spoonacular_id = ${number} or ref_id = ${ref})`;
}

/** Public recipes, the reader's own, and those that others put on a plan that the reader shares with them. */
export const seenBy = (userId: string | null): RawBuilder<SqlBool> =>
  userId === null
    ? sql`owner_id is null`
    : sql`(owner_id is null or owner_id = ${userId}::uuid or (owner_id in ${planSharers(userId)} and exists (
        select from plan_items
        where plan_items.recipe_id = recipes.id and plan_items.user_id = ${planOwner(userId)})))`;

/** The whole recipe; undefined for an unknown id. */
export async function findRecipe(db: Db, ref: string, userId: string | null): Promise<DetailRow | undefined> {
  return db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select(cardColumns)
    .select(judgedColumns)
    .select([
      'ingredients',
      'steps',
      'instructions_html',
      'nutrients',
      'verdicts',
      'own_lines',
      'own_choices',
    ])
    .select(isFavorite(userId).as('is_favorite'))
    .select(['version_of', ownVersionId(userId).as('own_version_id'), versionTitle.as('version_title')])
    .where(named(ref))
    .where(seenBy(userId))
    .executeTakeFirst();
}

/** Id and review count of a recipe. */
export async function findReviewed(db: Db, ref: string, userId: string | null) {
  return db
    .selectFrom('recipes')
    .select(['id', 'reviews_count'])
    .where(named(ref))
    .where(seenBy(userId))
    .executeTakeFirst();
}

export async function findRecipeId(db: Db, ref: string, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('recipes')
    .select('id')
    .where(named(ref))
    .where(seenBy(userId))
    .executeTakeFirst();
  return row?.id;
}

/** What the search for changes of these recipes needs. The caller has checked that the member may see them. */
export async function findDishes(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select(['id', 'title', 'servings', 'food_ids', 'ingredients', 'steps'])
    .where('id', 'in', ids)
    .execute();
}

export async function findIngredients(db: Db, ref: string, userId: string | null) {
  const row = await db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select('ingredients')
    .where(named(ref))
    .where(seenBy(userId))
    .executeTakeFirst();
  return row?.ingredients;
}

export async function findNutrients(db: Db, ref: string, userId: string | null) {
  const row = await db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select('nutrients')
    .where(named(ref))
    .where(seenBy(userId))
    .executeTakeFirst();
  return row?.nutrients;
}

/** Recipe ids by ref; unknown refs are omitted. */
async function findIds(db: Db, refs: readonly string[], userId: string): Promise<number[]> {
  if (refs.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where((eb) => eb.or(refs.map(named)))
    .where(seenBy(userId))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Nutrients by recipe id. */
export async function findNutrientsOf(db: Db, refs: readonly string[], userId: string) {
  const ids = await findIds(db, refs, userId);
  if (ids.length === 0) return [];
  return db
    .selectFrom('recipe_details')
    .select(['recipe_id', 'nutrients'])
    .where('recipe_id', 'in', ids)
    .execute();
}

/** Count and sum of the ratings of recipes that have any. */
export async function findRatingsOf(db: Db, refs: readonly string[], userId: string) {
  const ids = await findIds(db, refs, userId);
  if (ids.length === 0) return [];
  return db
    .selectFrom('recipes')
    .select(['id', 'reviews_count', 'reviews_sum'])
    .where('id', 'in', ids)
    .where('reviews_count', '>', 0)
    .execute();
}

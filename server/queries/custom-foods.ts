import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { CustomFoodsTable } from '#server/db/tables/custom-foods.ts';
import { planSharers } from './shared-plans.ts';

/** Limit of foods per member. */
export const maxCustomFoods = 1_000;

const columns = [
  'id',
  'title',
  'price',
  'calories',
  'protein',
  'fat',
  'carbs',
  'diets',
  'allergens',
  'eaten_only',
] as const;

export type CustomFoodRow = Awaited<ReturnType<typeof listFoods>>[number];

/** The member's foods whose title contains the words, by title. */
export const listFoods = (db: Db, userId: string, words: string) =>
  db
    .selectFrom('custom_foods')
    .select(columns)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('eaten_only', '=', false)
    .$if(words !== '', (query) => query.where(sql<boolean>`position(lower(${words}) in lower(title)) > 0`))
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();

/** The foods among these ids of the member, and of those who share a plan with them; removed ones on request. */
export async function findFoods(
  db: Db,
  userId: string,
  ids: readonly number[],
  { withRemoved }: { readonly withRemoved: boolean },
): Promise<CustomFoodRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('custom_foods')
    .select(columns)
    .where('user_id', 'in', planSharers(userId))
    .where('id', 'in', ids)
    .$if(!withRemoved, (query) => query.where('removed_at', 'is', null))
    .execute();
}

export async function addFood(
  db: Db,
  food: Omit<Insertable<CustomFoodsTable>, 'removed_at' | 'eaten_only'>,
): Promise<CustomFoodRow | 'tooMany'> {
  const { count } = await db
    .selectFrom('custom_foods')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', food.user_id)
    .where('removed_at', 'is', null)
    .where('eaten_only', '=', false)
    .executeTakeFirstOrThrow();
  if (count >= maxCustomFoods) return 'tooMany';
  return db
    .insertInto('custom_foods')
    .values({ ...food, removed_at: null })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** A record of what was eaten, in the member's own words; its id. */
export async function addEatenFood(
  tx: Db,
  food: Pick<Insertable<CustomFoodsTable>, 'user_id' | 'title' | 'calories' | 'created_at'>,
): Promise<number> {
  const unknown = { price: null, protein: null, fat: null, carbs: null, allergens: null };
  const { id } = await tx
    .insertInto('custom_foods')
    .values({ ...food, ...unknown, diets: [], removed_at: null, eaten_only: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Which of these foods are records of what somebody ate. */
export async function findEatenRecords(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('custom_foods')
    .select('id')
    .where('id', 'in', ids)
    .where('eaten_only', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Removes it from the list; planned items still refer to it. Returns false if it did not exist. */
export async function removeFood(db: Db, userId: string, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('custom_foods')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

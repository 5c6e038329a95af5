import { sql } from 'kysely';
import type { NameBindings } from '#domain/own-recipe/name-bindings.ts';
import type { Db } from '#server/db/connect.ts';

/** A member remembers no more names than this; the oldest go first. */
const mostRemembered = 2_000;

/** What the operator accepted for everybody. */
export async function findAcceptedBindings(db: Db): Promise<NameBindings['accepted']> {
  const rows = await db.selectFrom('accepted_bindings').select(['name_key', 'food_id']).execute();
  return new Map(rows.map(({ name_key, food_id }) => [name_key, food_id]));
}

/** What names mean in a member's recipes. */
export async function findBindings(db: Db, userId: string): Promise<NameBindings> {
  const own = await listOwnBindings(db, userId);
  return {
    own: new Map(own.map(({ name, food_id }) => [name, food_id])),
    accepted: await findAcceptedBindings(db),
  };
}

/** The member's own, by name. */
export const listOwnBindings = (db: Db, userId: string) =>
  db
    .selectFrom('ingredient_bindings')
    .select(['name_key as name', 'food_id'])
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute();

/** Remembers what the member means by these names from now on. */
export async function putBindings(
  db: Db,
  userId: string,
  bindings: NameBindings['own'],
  now: Date,
): Promise<void> {
  if (bindings.size === 0) return;
  const rows = [...bindings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name_key, food_id]) => ({ user_id: userId, name_key, food_id, chosen_at: now }));
  await db
    .insertInto('ingredient_bindings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name_key']).doUpdateSet((eb) => ({
        food_id: eb.ref('excluded.food_id'),
        chosen_at: eb.ref('excluded.chosen_at'),
      })),
    )
    .execute();
  await db
    .deleteFrom('ingredient_bindings')
    .where('user_id', '=', userId)
    .where('name_key', 'in', (eb) =>
      eb
        .selectFrom('ingredient_bindings')
        .select('name_key')
        .where('user_id', '=', userId)
        .orderBy('chosen_at', 'desc')
        .orderBy('name_key')
        .offset(mostRemembered),
    )
    .execute();
}

/** What members chose that is not accepted yet, the most frequent first: for the operator. */
export const listProposedBindings = (db: Db) =>
  db
    .selectFrom('ingredient_bindings as chosen')
    .leftJoin('accepted_bindings as accepted', 'accepted.name_key', 'chosen.name_key')
    .select(['chosen.name_key as name', 'chosen.food_id'])
    .select(sql<number>`count(*)::int`.as('members'))
    .where((eb) =>
      eb.or([eb('accepted.food_id', 'is', null), eb('accepted.food_id', '<>', eb.ref('chosen.food_id'))]),
    )
    .groupBy(['chosen.name_key', 'chosen.food_id'])
    .orderBy('members', 'desc')
    .orderBy('name')
    .orderBy('chosen.food_id')
    .execute();

/** From the next import on the name means this food for everybody. */
export async function acceptBinding(db: Db, name: string, foodId: string, now: Date): Promise<void> {
  await db
    .insertInto('accepted_bindings')
    .values({ name_key: name, food_id: foodId, accepted_at: now })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ food_id: foodId, accepted_at: now }))
    .execute();
}

/** Returns whether it was there. */
export async function withdrawBinding(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accepted_bindings')
    .where('name_key', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

import { sql } from 'kysely';
import type { NameBindings } from '#domain/own-recipe/lines/name-bindings.ts';
import type { Db } from '#server/db/connect.ts';

/** Limit per member; the oldest are deleted first. */
const maxRemembered = 2_000;

/** Bindings accepted by the operator for everybody. */
export async function findAcceptedBindings(db: Db): Promise<NameBindings['accepted']> {
  const rows = await db.selectFrom('accepted_bindings').select(['name_key', 'food_id']).execute();
  return new Map(rows.map(({ name_key, food_id }) => [name_key, food_id]));
}

/** Name bindings of a member's recipes. */
export async function findBindings(db: Db, userId: string): Promise<NameBindings> {
  const own = await listOwnBindings(db, userId);
  return {
    own: new Map(own.map(({ name, food_id }) => [name, food_id])),
    accepted: await findAcceptedBindings(db),
  };
}

/** The member's own bindings, by name. */
export const listOwnBindings = (db: Db, userId: string) =>
  db
    .selectFrom('ingredient_bindings')
    .select(['name_key as name', 'food_id'])
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute();

/** Stores the member's bindings of these names. */
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
        .offset(maxRemembered),
    )
    .execute();
}

/** Bindings chosen by members and not yet accepted, most frequent first. */
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

/** Binds the name to this food for everybody, from the next import on. */
export async function acceptBinding(db: Db, name: string, foodId: string, now: Date): Promise<void> {
  await db
    .insertInto('accepted_bindings')
    .values({ name_key: name, food_id: foodId, accepted_at: now })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ food_id: foodId, accepted_at: now }))
    .execute();
}

/** Returns false if it did not exist. */
export async function withdrawBinding(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accepted_bindings')
    .where('name_key', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

import type { MetaValue } from '#domain/account/metas.ts';
import type { Db } from '#server/db/connect.ts';
import { json } from '#server/db/json.ts';
import { findOpenCheckoutUrl } from './checkouts.ts';

/** The stored metas of a member by name. */
export async function findMetas(db: Db, userId: string): Promise<ReadonlyMap<string, MetaValue>> {
  const rows = await db
    .selectFrom('user_metas')
    .select(['name', 'value'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.name, row.value]));
}

/** The metas with the computed URL of an unfinished checkout. */
export async function findShownMetas(
  db: Db,
  userId: string,
  now: Date,
): Promise<ReadonlyMap<string, MetaValue>> {
  const stored = await findMetas(db, userId);
  return new Map(stored).set('subscription_checkout_url', await findOpenCheckoutUrl(db, userId, now));
}

/** Upserts the named metas. */
export async function putMetas(
  db: Db,
  userId: string,
  metas: Readonly<Record<string, MetaValue>>,
): Promise<void> {
  // Always in one order, so that concurrent calls cannot deadlock.
  const names = Object.keys(metas).sort();
  if (names.length === 0) return;
  await db
    .insertInto('user_metas')
    .values(names.map((name) => ({ user_id: userId, name, value: json(metas[name] ?? null) })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}

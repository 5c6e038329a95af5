import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { SettingsTable } from '#server/db/tables/settings.ts';

/** The site settings by key. */
export async function findSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** The same with their origin. */
export async function listSettings(db: Db): Promise<readonly SettingsTable[]> {
  return db.selectFrom('settings').selectAll().execute();
}

/** Removes a setting, so that what it is without a value holds. */
export async function removeSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}

/** Upserts a setting. */
export async function putSetting(db: Db, { key, value, origin }: SettingsTable): Promise<void> {
  // json, not jsonb, preserves the order of the menus.
  const row = { value: sql`${JSON.stringify(value)}::json`, origin };
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

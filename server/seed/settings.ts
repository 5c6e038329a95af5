import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { readOwnSettings } from '#server/settings/settings-file.ts';

/** Loads content/settings.yaml, replacing project settings; those of the operator are unchanged. */
export async function loadSettings(tx: Transaction<Database>): Promise<void> {
  const settings = readOwnSettings();
  await tx.deleteFrom('settings').where('origin', '=', 'content').execute();
  await tx
    .insertInto('settings')
    .values(
      Object.entries(settings).map(([key, value]) => ({
        key,
        // json, not jsonb, preserves the order of the menus.
        value: sql`${JSON.stringify(value)}::json`,
        origin: 'content' as const,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectMemory } from '#server/db/connect.ts';
import { isUpToDate, migrate } from '#server/db/migrate.ts';
import { listAllPackages } from '#server/queries/packages.ts';
import { preparedDump } from './prepared-database.ts';

test('a migration numbered below an applied one is applied too', async () => {
  const { db, close } = connectMemory(await preparedDump());
  try {
    expect(await migrate(db)).toEqual([]);
    await db.schema.dropTable('packages').execute();
    await sql`delete from kysely_migration where name = '100-packages'`.execute(db);
    expect(await isUpToDate(db)).toBe(false);
    expect(await migrate(db)).toEqual(['100-packages']);
    expect(await isUpToDate(db)).toBe(true);
    expect(await listAllPackages(db)).toEqual([]);
  } finally {
    await close();
  }
});

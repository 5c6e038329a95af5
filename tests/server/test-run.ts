/** Global setup and teardown of the server's tests. */
import { randomUUID } from 'node:crypto';
import { dropDatabases, preparedDump } from './prepared-database.ts';

/** Sets the name of this run, which its databases contain, and prepares the dump they are restored from. */
export async function setup(): Promise<void> {
  process.env['TEST_RUN'] = randomUUID().slice(0, 8);
  if (!process.env['TEST_DATABASE_URL']) await preparedDump();
}

/** A PostgreSQL that other runs use as well is left as it was found. */
export async function teardown(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) await dropDatabases(url);
}

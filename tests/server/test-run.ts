/** Global setup and teardown of the server's tests. */
import { randomUUID } from 'node:crypto';
import { dropDatabases, preparedDump } from './prepared-database.ts';

/** The workers that are started after this name their databases by it, and find the prepared one made. */
export async function setup(): Promise<void> {
  process.env['TEST_RUN'] = randomUUID().slice(0, 8);
  if (!process.env['TEST_DATABASE_URL']) await preparedDump();
}

/** A PostgreSQL that serves other runs as well is left as it was found. */
export async function teardown(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) await dropDatabases(url);
}

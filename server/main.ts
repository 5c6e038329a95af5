import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from './config.ts';
import { ContentError } from './content/content-error.ts';
import { connectDatabase } from './db/connect.ts';
import { DatabaseUnavailableError } from './db/database-errors.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { DataFolderError } from './db/pglite/folder-lock.ts';
import { appBuilt } from './parent-process.ts';

async function start(): Promise<void> {
  const built = appBuilt();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const connection = await connectDatabase(config.database);
  // only now, as the database opens in its own thread meanwhile
  const { serve } = await import('./serve.ts');
  await serve({ config, connection, built });
}

/** Errors whose message is a sentence for the operator. */
const operatorErrors = [
  ConfigError,
  ContentError,
  DataFolderError,
  DatabaseUnavailableError,
  NewerDatabaseError,
];

/** A failed start as one sentence, if the operator can fix it. */
function sentenceOf(error: unknown): string {
  if (error instanceof Error && operatorErrors.some((kind) => error instanceof kind)) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return 'The port is in use; set PORT to another one.';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  if (code === 'EACCES') return 'The port may not be used by this account; set PORT to another one.';
  if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not respond.';
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  await start();
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}

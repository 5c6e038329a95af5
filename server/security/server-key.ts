import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { agreeOnKey } from '#server/queries/server-keys.ts';

const newKey = () => randomBytes(32).toString('base64url');

/** The key of the file, made at the first start; nobody but the server's account reads it. */
function keyInFolder(folder: string): string {
  const file = join(folder, 'server.key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, newKey(), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new ConfigError(`${file} does not hold a key; remove it and a new one is made.`);
  return key;
}

/**
 * The key that codes and waiting mail are protected with: SECRET_KEY, else a file in the data folder, else,
 * as servers on one PostgreSQL need not share a folder, one that they agree on in the database.
 */
export async function openServerKey({ secretKey, database, dataDir }: Config, db: Db): Promise<string> {
  if (secretKey !== null) return secretKey;
  if (database.kind === 'embedded') return keyInFolder(join(dataDir, 'keys'));
  return agreeOnKey(db, 'secrets', newKey());
}

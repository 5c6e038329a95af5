import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';

export interface ServerKey {
  readonly key: string;
  /** The key file's key when SECRET_KEY is set: older values may still be encrypted with it. */
  readonly before: string | null;
}

function readKey(file: string): string {
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32)
    throw new ConfigError(
      `${file} does not hold a key: put the copy of the key there. Without one, remove the file, and a new key is made; what was encrypted stays closed.`,
    );
  return key;
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Creates it with mode 0600; throws EEXIST if it exists. Another server that starts meanwhile never reads a part of the key. */
function createKeyFile(file: string, key: string): void {
  const options = { mode: 0o600, flag: 'wx', flush: true };
  const part = `${file}.${randomBytes(8).toString('hex')}.part`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(part, key, options);
  try {
    linkSync(part, file);
  } catch (error) {
    if (isCode(error, 'EEXIST')) throw error;
    // some network drives have no hard links
    writeFileSync(file, key, options);
  } finally {
    rmSync(part);
  }
}

/** Creates the key file unless it exists, and returns its key. */
function makeKey(file: string): string {
  try {
    createKeyFile(file, randomBytes(32).toString('base64url'));
  } catch (error) {
    if (!isCode(error, 'EEXIST'))
      throw new ConfigError(`${file} cannot be written; set SECRET_KEY, or DATA_DIR to another folder.`);
  }
  return readKey(file);
}

function previousKeyOf(file: string): string | null {
  try {
    return readKey(file);
  } catch (error) {
    if (isCode(error, 'ENOENT') || error instanceof ConfigError) return null;
    throw error;
  }
}

/** The key in use, without making one; null: none yet. */
export const findServerKey = ({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string | null =>
  secretKey ?? previousKeyOf(keyFileOf(dataDir));

/** Where the key is while SECRET_KEY isn't set. */
export const keyFileOf = (dataDir: string): string => join(dataDir, 'keys', 'server.key');

/** Stores a key that belongs to restored data. Throws ConfigError when there is another one. */
export function placeServerKey(dataDir: string, key: string): void {
  const file = keyFileOf(dataDir);
  const before = previousKeyOf(file);
  if (before === key) return;
  if (before !== null)
    throw new ConfigError(`${file} holds another key: move it away first if nothing needs it.`);
  createKeyFile(file, key);
}

/** The server's master key: SECRET_KEY, else a file in the data folder. Never stored in the database. */
export function loadServerKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): ServerKey {
  const file = keyFileOf(dataDir);
  if (secretKey === null) return { key: makeKey(file), before: null };
  return { key: secretKey, before: previousKeyOf(file) };
}

import { type Config, ConfigError } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { findKey, lockKeys, putKey, removeKey } from '#server/queries/server-keys.ts';
import { createSecrets, isSameMac, type Secrets } from '#server/security/secrets.ts';
import { loadServerKey } from '#server/security/server-key.ts';
import { reencryptAll } from './reencrypt.ts';

/** Identifies the key of a database without revealing it. */
const markOf = (secrets: Secrets) => secrets.mac('the key of this database');

/** Whether the key is the one that a database with this mark is encrypted with. */
export const isKeyOf = (mark: string, key: string): boolean => isSameMac(mark, markOf(createSecrets(key)));

export interface LoadedSecrets {
  readonly secrets: Secrets;
  /** How many rows were re-encrypted because the key has changed. */
  readonly reencrypted: number;
  /** The database was encrypted with a key that is lost: its values can't be decrypted. */
  readonly isOtherKey: boolean;
}

const otherKey = new ConfigError(
  'The database is encrypted with another key: set SECRET_KEY to that one; without SECRET_KEY it stood in ' +
    'DATA_DIR/keys/server.key of the server that made it. To change the key, put the former one into DATA_DIR/keys/server.key ' +
    'and the new one into SECRET_KEY. If the former one is lost, and what it encrypted with it, delete the row "mark" from ' +
    'the table server_keys.',
);

/**
 * Loads the server's key. Values encrypted with an earlier key (one stored in the database, as older versions did on
 * PostgreSQL, or the key file's before SECRET_KEY was set) are re-encrypted, and the stored key is deleted.
 * Throws when PostgreSQL was encrypted with another key: all servers of one database must share it.
 */
export async function loadSecrets(
  config: Pick<Config, 'secretKey' | 'dataDir' | 'database'>,
  db: Db,
): Promise<LoadedSecrets> {
  const { key, before } = loadServerKey(config);
  const secrets = createSecrets(key);
  const mark = markOf(secrets);
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx);
    const [known, inDatabase] = [await findKey(tx, 'mark'), await findKey(tx, 'secrets')];
    if (known !== undefined && isSameMac(known, mark)) return { secrets, reencrypted: 0, isOtherKey: false };
    const earlier = [inDatabase, before].flatMap((each) => (each == null ? [] : [createSecrets(each)]));
    const isOtherKey = known !== undefined && !earlier.some((each) => isSameMac(known, markOf(each)));
    if (isOtherKey && config.database.kind === 'postgres') throw otherKey;
    const reencrypted = await reencryptAll(tx, secrets, earlier);
    await putKey(tx, 'mark', mark);
    await removeKey(tx, 'secrets');
    return { secrets, reencrypted, isOtherKey };
  });
}

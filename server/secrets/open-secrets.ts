import { type Config, ConfigError } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { findKey, lockKeys, putKey, removeKey } from '#server/queries/server-keys.ts';
import { createSecrets, isSameMac, type Secrets } from '#server/security/secrets.ts';
import { openServerKey } from '#server/security/server-key.ts';
import { resealAll } from './reseal.ts';

/** Tells whether a key is the one of the database, and tells nothing of the key. */
const markOf = (secrets: Secrets) => secrets.mac('the key of this database');

export interface OpenedSecrets {
  readonly secrets: Secrets;
  /** How many rows were sealed anew because the key is another now. */
  readonly resealed: number;
  /** What was sealed before cannot be opened any more. */
  readonly isOtherKey: boolean;
}

const otherKey = new ConfigError(
  'The database is sealed with another key: set SECRET_KEY to that one, which stands in DATA_DIR/keys/server.key of ' +
    'the server that made it, or, if it is lost and what it sealed with it, delete "mark" from the table server_keys.',
);

/**
 * The secrets of the server's key. What was sealed with a key that lay in the database, as it once did on PostgreSQL,
 * or with the file's before SECRET_KEY was given, is sealed anew, and the key is taken out of the database.
 * Of servers on one PostgreSQL, one that has another key does not start.
 */
export async function openSecrets(
  config: Pick<Config, 'secretKey' | 'dataDir' | 'database'>,
  db: Db,
): Promise<OpenedSecrets> {
  const { key, before } = openServerKey(config);
  const secrets = createSecrets(key);
  const mark = markOf(secrets);
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx);
    const [known, inDatabase] = [await findKey(tx, 'mark'), await findKey(tx, 'secrets')];
    if (known !== undefined && isSameMac(known, mark)) return { secrets, resealed: 0, isOtherKey: false };
    const earlier = [inDatabase, before].flatMap((each) => (each == null ? [] : [createSecrets(each)]));
    const isOtherKey = known !== undefined && !earlier.some((each) => isSameMac(known, markOf(each)));
    if (isOtherKey && config.database.kind === 'postgres') throw otherKey;
    const resealed = await resealAll(tx, secrets, earlier);
    await putKey(tx, 'mark', mark);
    await removeKey(tx, 'secrets');
    return { secrets, resealed, isOtherKey };
  });
}

import type { Db } from '#server/db/connect.ts';
import { encryptedColumns, findEncrypted, putEncrypted } from '#server/queries/encrypted-columns.ts';
import type { Secrets } from '#server/security/secrets.ts';

/** The value encrypted with the current key; null: it already is, or none of the earlier keys decrypts it. */
function reencrypted(value: string, secrets: Secrets, earlier: readonly Secrets[]): string | null {
  if (secrets.decrypt(value) !== null) return null;
  for (const each of earlier) {
    const text = each.decrypt(value);
    if (text !== null) return secrets.encrypt(text);
  }
  return null;
}

/** Re-encrypts every value that one of the earlier keys decrypts. Returns the number of changed rows. */
export async function reencryptAll(tx: Db, secrets: Secrets, earlier: readonly Secrets[]): Promise<number> {
  let count = 0;
  if (earlier.length === 0) return count;
  for (const place of encryptedColumns)
    for await (const { keys, encrypted } of findEncrypted(tx, place)) {
      const next = reencrypted(encrypted, secrets, earlier);
      if (next === null) continue;
      await putEncrypted(tx, place, keys, next);
      count += 1;
    }
  return count;
}

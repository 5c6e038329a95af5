import type { Db } from '#server/db/connect.ts';
import { findSealed, putSealed, sealedColumns } from '#server/queries/encrypted-columns.ts';
import type { Secrets } from '#server/security/secrets.ts';

/** As it is now; null: it is sealed with the key already, or with none of the earlier ones. */
function resealed(sealed: string, secrets: Secrets, earlier: readonly Secrets[]): string | null {
  if (secrets.unseal(sealed) !== null) return null;
  for (const each of earlier) {
    const text = each.unseal(sealed);
    if (text !== null) return secrets.seal(text);
  }
  return null;
}

/** Everything of the database that one of the earlier keys opens is sealed with this one. Returns how many rows that were. */
export async function resealAll(tx: Db, secrets: Secrets, earlier: readonly Secrets[]): Promise<number> {
  let count = 0;
  if (earlier.length === 0) return count;
  for (const place of sealedColumns)
    for await (const { keys, sealed } of findSealed(tx, place)) {
      const next = resealed(sealed, secrets, earlier);
      if (next === null) continue;
      await putSealed(tx, place, keys, next);
      count += 1;
    }
  return count;
}

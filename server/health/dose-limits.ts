import type { DoseLimit } from '#domain/triggers/dose-limit.ts';
import { isCounted, type TestedSubstance } from '#domain/triggers/doses.ts';
import type { Limit } from '#domain/triggers/statistics/limit-samples.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { findLimits } from '#server/queries/trigger-tests.ts';
import { decryptJson, encryptJson } from './encrypted-answers.ts';

type Keys = Pick<Context, 'secrets' | 'log'>;

/** A limit that came from a member's portions, in loads. */
export interface StoredLimit {
  readonly substance: TestedSubstance;
  readonly foodId: string;
  readonly since: string;
  readonly limit: Limit;
}

const kindOf = (id: string) => `trigger limit ${id}`;

export const encryptLimit = (keys: Keys, userId: string, id: string, limit: StoredLimit): string =>
  encryptJson(keys, userId, kindOf(id), limit);

/** Those that cannot be decrypted are left out. */
export async function readLimits(
  keys: Keys,
  db: Db,
  userId: string,
): Promise<readonly (StoredLimit & { readonly id: string })[]> {
  const rows = await findLimits(db, userId);
  return rows.flatMap(({ id, encrypted }) => {
    const value = decryptJson(keys, userId, kindOf(id), encrypted);
    return value === undefined ? [] : [{ id, ...(value as StoredLimit) }];
  });
}

/** The limits that dishes are judged by: the latest of a substance. A single food has none, as dishes store no grams of it. */
export async function readDoseLimits(keys: Keys, db: Db, userId: string): Promise<readonly DoseLimit[]> {
  const stored = (await readLimits(keys, db, userId)).toSorted((a, b) => a.since.localeCompare(b.since));
  const limits = stored.flatMap(({ substance, since, limit }): DoseLimit[] =>
    isCounted(substance) ? [{ substance, since, load: limit.median }] : [],
  );
  return [...new Map(limits.map((limit) => [limit.substance, limit])).values()];
}

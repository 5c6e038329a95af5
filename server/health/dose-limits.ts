import { limitOf, lowLoad, type OwnLimits, strictest } from '#domain/triggers/dose-limit.ts';
import type { TestedSubstance } from '#domain/triggers/doses.ts';
import type { Limit } from '#domain/triggers/statistics/limit-samples.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { findLimits } from '#server/queries/trigger-tests.ts';
import { findLowNow } from '#server/triggers/running-program.ts';
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

/** The latest accepted limit of each substance and food, and what a running test keeps low. */
export async function readOwnLimits(
  reads: Keys & Pick<Context, 'foods'>,
  db: Db,
  userId: string,
): Promise<OwnLimits> {
  const stored = (await readLimits(reads, db, userId)).toSorted((a, b) => a.since.localeCompare(b.since));
  const latest = new Map(stored.map((each) => [each.substance, each]));
  const accepted = [...latest.values()].map(({ substance, foodId, since, limit }) =>
    limitOf(substance, limit.median, reads.foods.byId.get(foodId) ?? null, { since }),
  );
  const low = await findLowNow(reads, db, userId);
  const tested =
    low &&
    limitOf(
      low.substance,
      low.substance.startsWith('food:') ? 0 : lowLoad,
      reads.foods.byId.get(low.foodId) ?? null,
      {
        since: low.since,
        isTest: true,
      },
    );
  return strictest([...accepted, tested].filter((it) => it !== null));
}

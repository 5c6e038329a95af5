import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import {
  type DoseLimit,
  type FoodLimit,
  limitOf,
  lowLoad,
  type OwnLimits,
  strictest,
} from '#domain/triggers/dose-limit.ts';
import type { TestedSubstance } from '#domain/triggers/doses.ts';
import { leftOutBy } from '#domain/triggers/one-restriction.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import type { Limit } from '#domain/triggers/statistics/limit-samples.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { type EncryptedLimit, findLimits } from '#server/queries/trigger-tests.ts';
import type { Low } from '#server/triggers/program-log.ts';
import { decryptJson, encryptJson } from './encrypted-answers.ts';

type Keys = Pick<Context, 'secrets' | 'log'>;

/** A limit that came from a member's portions, in loads. */
export interface StoredLimit {
  readonly substance: TestedSubstance;
  readonly foodId: string;
  readonly since: string;
  readonly limit: Limit;
  /** The test's; missing where it was twice a usual portion of the food. */
  readonly largestPortionG?: number;
}

/** What the loads of a limit of a single food are shares of. */
export const largestOf = (
  { largestPortionG }: Pick<StoredLimit, 'largestPortionG'>,
  food: Pick<Food, 'aisle'>,
): number => largestPortionG ?? protocol.portionsAtMost * usualPortionG(food);

const kindOf = (id: string) => `trigger limit ${id}`;

export const encryptLimit = (keys: Keys, userId: string, id: string, limit: StoredLimit): string =>
  encryptJson(keys, userId, kindOf(id), limit);

type LimitWithId = StoredLimit & { readonly id: string };

/** Those that cannot be decrypted are left out. */
const decrypted = (keys: Keys, userId: string, rows: readonly EncryptedLimit[]): readonly LimitWithId[] =>
  rows.flatMap(({ id, encrypted }) => {
    const value = decryptJson(keys, userId, kindOf(id), encrypted);
    return value === undefined ? [] : [{ id, ...(value as StoredLimit) }];
  });

/** Those that cannot be decrypted are left out. */
export const readLimits = async (keys: Keys, db: Db, userId: string): Promise<readonly LimitWithId[]> =>
  decrypted(keys, userId, await findLimits(db, userId));

const limitsOfTest = ({ foods }: Pick<Context, 'foods'>, low: Low): (DoseLimit | FoodLimit | null)[] =>
  leftOutBy(low).map((substance) =>
    limitOf(substance, substance.startsWith('food:') ? 0 : lowLoad, foods.byId.get(low.foodId) ?? null, {
      since: low.since,
      isTest: true,
      largestG: 0,
    }),
  );

/** The latest accepted limit of each substance and food, and what a running test keeps low. */
export function ownLimitsOf(
  reads: Keys & Pick<Context, 'foods'>,
  userId: string,
  rows: readonly EncryptedLimit[],
  low: Low | null,
): OwnLimits {
  const stored = decrypted(reads, userId, rows).toSorted((a, b) => a.since.localeCompare(b.since));
  const latest = new Map(stored.map((each) => [each.substance, each]));
  const accepted = [...latest.values()].map(({ substance, foodId, since, limit, ...of }) => {
    const food = reads.foods.byId.get(foodId) ?? null;
    return limitOf(substance, limit.median, food, {
      since,
      largestG: food === null ? 0 : largestOf(of, food),
    });
  });
  const tested = low === null ? [] : limitsOfTest(reads, low);
  return strictest([...accepted, ...tested].filter((it) => it !== null));
}

import type { OperationResponse } from '#contract/operations.ts';
import { retestOn } from '#domain/triggers/dose-limit.ts';
import { amountOf, type TestedSubstance } from '#domain/triggers/doses.ts';
import type { Finding } from '#domain/triggers/find-triggers.ts';
import { substanceTitle } from '#domain/triggers/substance-names.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { encryptLimit, largestOf, readLimits, type StoredLimit } from '#server/health/dose-limits.ts';
import { putLimit } from '#server/queries/trigger-tests.ts';
import type { Program } from './program-log.ts';

type Reads = Pick<Context, 'secrets' | 'log' | 'foods'>;
type LimitResponse = OperationResponse<'getTriggerTests'>['data']['limits'][number];

/** The limit of a program whose member accepted it. Its id is the program's, so that it is there once. */
export async function storeLimit(
  keys: Reads,
  tx: Db,
  userId: string,
  { id, start, state: { finding } }: Program,
  today: string,
): Promise<void> {
  if (finding?.limit == null) return;
  const { substance, foodId, largestPortionG } = start;
  const value: StoredLimit = { substance, foodId, since: today, limit: finding.limit, largestPortionG };
  await putLimit(tx, userId, { id, encrypted: encryptLimit(keys, userId, id, value) });
}

const rounded = (value: number) => Number(value.toPrecision(value < 10 ? 2 : 3));

/** Loads as an amount of the substance, or of the food itself. `largestG`: the largest portion of the test. */
export function amountsOf(
  substance: TestedSubstance,
  largestG: number,
  limit: NonNullable<Finding['limit']>,
): LimitResponse['limit'] {
  const of = (load: number) => amountOf(substance, load, largestG);
  return {
    low: rounded(of(limit.low).value),
    value: rounded(of(limit.median).value),
    high: rounded(of(limit.high).value),
    unit: of(1).unit,
    is_figure: limit.isFigure,
  };
}

export async function shownLimits(reads: Reads, db: Db, userId: string): Promise<LimitResponse[]> {
  const stored = await readLimits(reads, db, userId);
  return stored.flatMap(({ id, substance, foodId, since, limit, ...stated }) => {
    const food = reads.foods.byId.get(foodId);
    if (food === undefined) return [];
    const name = substanceTitle(substance, food.name);
    return [
      {
        id,
        substance,
        name,
        food: food.name,
        since,
        retest_on: retestOn(since),
        limit: amountsOf(substance, largestOf(stated, food), limit),
      },
    ];
  });
}

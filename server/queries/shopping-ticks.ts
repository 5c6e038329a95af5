import type { Db } from '#server/db/connect.ts';
import { noteSharedChange, planOwner } from './shared-plans.ts';

export interface Tick {
  readonly foodId: string;
  readonly isTicked: boolean;
  readonly grams: number | null;
}

/** Ticks of the list that starts on the day, by food. */
export async function findTicks(
  db: Db,
  userId: string,
  start: string,
): Promise<ReadonlyMap<string, { readonly grams: number | null; readonly tickedBy: string | null }>> {
  const rows = await db
    .selectFrom('shopping_ticks')
    .select(['food_id', 'grams', 'ticked_by'])
    .where('user_id', '=', planOwner(userId))
    .where('starts_on', '=', start)
    .execute();
  return new Map(rows.map(({ food_id, grams, ticked_by }) => [food_id, { grams, tickedBy: ticked_by }]));
}

/** Of all lists of one plan: a year of weeks with more foods than anybody buys. */
export const maxTicks = 20_000;

/** Saves the ticks, all or nothing. Deletes ticks of lists that started before `forgetBefore`. */
export async function putTicks(
  db: Db,
  userId: string,
  start: string,
  ticks: readonly Tick[],
  forgetBefore: string,
): Promise<'saved' | 'tooMany'> {
  // The last tick of a food counts; always in one order, so that concurrent calls cannot deadlock.
  const last = [...new Map(ticks.map((tick) => [tick.foodId, tick])).values()].sort((a, b) =>
    a.foodId < b.foodId ? -1 : 1,
  );
  const [on, off] = [last.filter(({ isTicked }) => isTicked), last.filter(({ isTicked }) => !isTicked)];
  return db.transaction().execute(async (tx) => {
    const ticked_by = (await noteSharedChange(tx, userId, 'shopping')) ? userId : null;
    const own = tx.deleteFrom('shopping_ticks').where('user_id', '=', planOwner(userId));
    await own.where('starts_on', '<', forgetBefore).execute();
    if (off.length > 0)
      await own
        .where('starts_on', '=', start)
        .where(
          'food_id',
          'in',
          off.map(({ foodId }) => foodId),
        )
        .execute();
    const { count } = await tx
      .selectFrom('shopping_ticks')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('user_id', '=', planOwner(userId))
      .executeTakeFirstOrThrow();
    if (Number(count) + on.length > maxTicks) return 'tooMany';
    if (on.length > 0)
      await tx
        .insertInto('shopping_ticks')
        .values(
          on.map(({ foodId, grams }) => ({
            user_id: planOwner(userId),
            starts_on: start,
            food_id: foodId,
            grams,
            ticked_by,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'starts_on', 'food_id']).doUpdateSet((eb) => ({
            grams: eb.ref('excluded.grams'),
            ticked_by: eb.ref('excluded.ticked_by'),
          })),
        )
        .execute();
    return 'saved';
  });
}

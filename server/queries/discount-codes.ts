import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { DiscountCodesTable } from '#server/db/tables/discount-codes.ts';

export type DiscountCodeRow = Selectable<DiscountCodesTable>;

/** Normalized: case-insensitive, trimmed. */
export const codeKey = (code: string) => code.trim().toUpperCase();

/** Number of uses of a code, open checkouts included, except those of one member. */
const takenBy = (db: Db, code: string, userId: string, now: Date) =>
  sql<{ used: number; ownUse: number }>`
    select
      (select count(*)::int from redemptions where code = ${code})
        + (select count(*)::int from checkouts
           where discount_code = ${code} and status in ('opening', 'open') and expires_at > ${now}
             and user_id <> ${userId}) as used,
      (select count(*)::int from redemptions where code = ${code} and user_id = ${userId}) as "ownUse"`.execute(
    db,
  );

/** Locks the code for the transaction and returns it for this member. */
export async function lockDiscountCode(
  tx: Db,
  code: string,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<(DiscountCodeRow & { readonly used: number; readonly ownUse: number }) | undefined> {
  const row = await tx
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { rows } = await takenBy(tx, code, userId, now);
  return { ...row, ...(rows[0] ?? { used: 0, ownUse: 0 }) };
}

/** All codes with how often each was used, the newest first. */
export const listDiscountCodes = (db: Db) =>
  db
    .selectFrom('discount_codes')
    .selectAll('discount_codes')
    .select((eb) =>
      eb
        .selectFrom('redemptions')
        .whereRef('redemptions.code', '=', 'discount_codes.code')
        .select((sub) => sub.cast<number>(sub.fn.countAll(), 'integer').as('used'))
        .as('used'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();

/** False when it exists already. */
export async function addDiscountCode(db: Db, row: Insertable<DiscountCodesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('discount_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const findDiscountCode = (db: Db, code: string): Promise<DiscountCodeRow | undefined> =>
  db.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst();

export async function endDiscountCode(db: Db, code: string, now: Date): Promise<void> {
  await db.updateTable('discount_codes').set({ ended_at: now }).where('code', '=', code).execute();
}

import type { Db } from '#server/db/connect.ts';
import type { DiaryRecordsTable } from '#server/db/tables/diary-records.ts';

export type EncryptedRecord = Omit<DiaryRecordsTable, 'user_id'>;

/** The records from the first to the last day. */
export const findRecords = (
  db: Db,
  userId: string,
  first: string,
  last: string,
): Promise<readonly EncryptedRecord[]> =>
  db
    .selectFrom('diary_records')
    .select(['id', 'date', 'encrypted'])
    .where('user_id', '=', userId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .execute();

/** How many other records the day has. */
export async function countOthers(tx: Db, userId: string, { id, date }: EncryptedRecord): Promise<number> {
  const row = await tx
    .selectFrom('diary_records')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Inserts or replaces a record. */
export async function putRecord(
  tx: Db,
  userId: string,
  { id, date, encrypted }: EncryptedRecord,
): Promise<void> {
  await tx
    .insertInto('diary_records')
    .values({ user_id: userId, id, date, encrypted })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ date, encrypted }))
    .execute();
}

export async function deleteRecord(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('diary_records').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Deletes the whole diary. */
export async function deleteDiary(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('diary_records').where('user_id', '=', userId).execute();
}

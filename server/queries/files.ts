import type { Db } from '#server/db/connect.ts';

/** To be done before the file is written, so that whatever is written can be found again. */
export async function reserveFile(
  db: Db,
  { url, userId, now }: { readonly url: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await db.insertInto('files').values({ url, user_id: userId, created_at: now }).execute();
}

/** Files of the member that nothing shows any more. */
export async function findFreedFiles(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('files')
    .select('url')
    .where('user_id', '=', userId)
    .where('state', '=', 'freed')
    .execute();
  return rows.map(({ url }) => url);
}

/** Files that nothing shows, and that nobody will show: freed ones, and those booked before the time given. */
export async function findLostFiles(db: Db, bookedBefore: Date, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('files')
    .select('url')
    .where((eb) =>
      eb.or([
        eb('state', '=', 'freed'),
        eb.and([eb('state', '=', 'booked'), eb('created_at', '<', bookedBefore)]),
      ]),
    )
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ url }) => url);
}

/** To be done after the file is removed. */
export async function forgetFile(db: Db, url: string): Promise<void> {
  await db.deleteFrom('files').where('url', '=', url).where('state', '<>', 'used').execute();
}

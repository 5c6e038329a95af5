import type { Db } from '#server/db/connect.ts';

/** Call it before writing the file, so that an interrupted write can be cleaned up. */
export async function reserveFile(
  db: Db,
  { url, userId, now }: { readonly url: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await db.insertInto('files').values({ url, user_id: userId, created_at: now }).execute();
}

/** Unreferenced files of the member. */
export async function findFreedFiles(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('files')
    .select('url')
    .where('user_id', '=', userId)
    .where('state', '=', 'freed')
    .execute();
  return rows.map(({ url }) => url);
}

/** Files to clean up: freed ones, and those reserved before the given time. */
export async function findLostFiles(db: Db, bookedBefore: Date, max: number): Promise<readonly string[]> {
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
    .limit(max)
    .execute();
  return rows.map(({ url }) => url);
}

/** Call it after deleting the file. */
export async function deleteFile(db: Db, url: string): Promise<void> {
  await db.deleteFrom('files').where('url', '=', url).where('state', '<>', 'used').execute();
}

/** Addresses of all files that a profile, review, or recipe shows. */
export async function listUsedFiles(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('files')
    .select('url')
    .where('state', '=', 'used')
    .orderBy('url')
    .execute();
  return rows.map(({ url }) => url);
}

import type { Db } from '#server/db/connect.ts';
import type { ReportLinksTable } from '#server/db/tables/report-links.ts';

export type ReportLink = Pick<ReportLinksTable, 'id' | 'created_at' | 'ends_at'>;

/** The links of a member that work, the latest first. */
export const findReportLinks = (db: Db, userId: string, now: Date): Promise<readonly ReportLink[]> =>
  db
    .selectFrom('report_links')
    .select(['id', 'created_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();

export async function addReportLink(tx: Db, link: ReportLinksTable): Promise<void> {
  await tx.insertInto('report_links').values(link).execute();
}

export async function deleteReportLink(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('report_links')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.cast('id', 'text'), '=', id.toLowerCase()))
    .execute();
}

export async function deleteReportLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('report_links').where('user_id', '=', userId).execute();
}

/** The owner of a link that works; undefined for any other, for a blocked or leaving member, and at another partner. */
export const findSharedReport = (
  db: Db,
  hash: string,
  { partnerId, now }: { partnerId: string; now: Date },
) =>
  db
    .selectFrom('report_links')
    .innerJoin('users', 'users.id', 'report_links.user_id')
    .select(['users.id as userId', 'report_links.last_day as lastDay', 'report_links.ends_at as endsAt'])
    .where('report_links.token_hash', '=', hash)
    .where('report_links.ends_at', '>', now)
    .where('users.partner_id', '=', partnerId)
    .where('users.blocked_at', 'is', null)
    .where('users.deletion_due_at', 'is', null)
    .executeTakeFirst();

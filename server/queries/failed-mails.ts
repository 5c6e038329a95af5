import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { maxWaitMs } from './outbox.ts';

/** The mail is not sent. It stays for a while, so that an operator can send it again. */
export async function setMailFailed(
  db: Db,
  { id, failure, now }: { readonly id: number; readonly failure: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: null, claimed_until: null, failed_at: now, failure })
    .where('id', '=', id)
    .execute();
}

/** Gives up all mail past its deadline, and deletes mail without a recipient. */
export async function giveUpExpiredMails(db: Db, now: Date) {
  await db
    .deleteFrom('outbox')
    .where('user_id', 'is', null)
    .where('next_attempt_at', 'is not', null)
    .execute();
  return db
    .updateTable('outbox')
    .set((eb) => ({
      next_attempt_at: null,
      claimed_until: null,
      failed_at: now,
      failure: eb.fn.coalesce('failure', eb.val('late')),
    }))
    .where('give_up_at', '<=', now)
    .where('next_attempt_at', 'is not', null)
    .returning(['id', 'attempts'])
    .execute();
}

const failedMails = (db: Db) =>
  db
    .selectFrom('outbox')
    .innerJoin('users', 'users.id', 'outbox.user_id')
    .select([
      'outbox.id',
      'users.email',
      'outbox.topic',
      'outbox.created_at as queued',
      'outbox.attempts',
      'outbox.failure',
      'outbox.next_attempt_at as next',
      'outbox.failed_at as failed',
      'outbox.expires_at as expires',
    ]);
export type FailedMail = Awaited<ReturnType<typeof listFailedMails>>[number];

/** Mails that were given up or refused, and those that are tried again; the newest first. */
export const listFailedMails = (db: Db, most: number) =>
  failedMails(db)
    .where('outbox.attempts', '>', 0)
    .where('outbox.failure', 'is not', null)
    .orderBy('outbox.id', 'desc')
    .limit(most)
    .execute();

export const findFailedMail = (db: Db, id: number): Promise<FailedMail | undefined> =>
  failedMails(db).where('outbox.id', '=', id).where('outbox.failure', 'is not', null).executeTakeFirst();

/** Nobody wants a code that has expired, or what a newer mail of the same topic says. */
const isWorthSending = (now: Date) => sql<SqlBool>`
  (outbox.expires_at is null or outbox.expires_at > ${now}::timestamptz)
  and not exists (select from outbox as newer where newer.topic = outbox.topic and newer.id > outbox.id)`;

/** Makes a failed mail due, or all (null), as if it were new; returns how many. */
export async function retryMails(db: Db, id: number | null, now: Date): Promise<number> {
  const lastTime = new Date(now.getTime() + maxWaitMs);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set((eb) => ({
      next_attempt_at: now,
      claimed_until: null,
      failed_at: null,
      failure: null,
      attempts: 0,
      give_up_at: eb.fn<Date>('least', [eb.val(lastTime), 'expires_at']) as Expression<Date>,
    }))
    .where('failure', 'is not', null)
    .where('attempts', '>', 0)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .where(isWorthSending(now))
    .$if(id !== null, (query) => query.where('id', '=', id ?? 0))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

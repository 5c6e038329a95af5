import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';

export interface NewMail {
  /** Null: no recipient. */
  readonly userId: string | null;
  readonly topic: string;
  readonly encrypted: string;
  readonly now: Date;
  /** Null: stored for viewing, never sent. */
  readonly dueAt: Date | null;
  /** Deadline for sending; null: none. */
  readonly expiresAt: Date | null;
}

/** Retries end after this time. */
export const maxWaitMs = 24 * 60 * 60 * 1000;

/** Inserts the mail, in the transaction of the event it is about. A pending mail of the same topic is replaced. */
export async function addMail(tx: Db, mail: NewMail): Promise<void> {
  const lastTime = new Date(mail.now.getTime() + maxWaitMs);
  const { expiresAt } = mail;
  await tx
    .deleteFrom('outbox')
    .where('topic', '=', mail.topic)
    .where('next_attempt_at', 'is not', null)
    .execute();
  await tx
    .insertInto('outbox')
    .values({
      user_id: mail.userId,
      topic: mail.topic,
      encrypted: mail.encrypted,
      created_at: mail.now,
      next_attempt_at: mail.dueAt,
      claimed_until: null,
      give_up_at: expiresAt !== null && expiresAt < lastTime ? expiresAt : lastTime,
      expires_at: expiresAt,
    })
    .execute();
}

/**
 * Claims due mails with a lease `until` then; returns them in the order in which they were written. Each claim counts as
 * an attempt at once, so that a mail that crashes its server is not retried forever.
 */
export async function claimMails(
  db: Db,
  claim: { readonly now: Date; readonly until: Date; readonly most: number },
) {
  const claimed = await db
    .with('due', (cte) =>
      cte
        .selectFrom('outbox')
        .select('id')
        .where('next_attempt_at', '<=', claim.now)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', claim.now)]))
        .where('give_up_at', '>', claim.now)
        .where('user_id', 'is not', null)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(claim.most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .whereRef('outbox.id', '=', 'due.id')
    .set((eb) => ({ attempts: eb('outbox.attempts', '+', 1), claimed_until: claim.until }))
    .returning(['outbox.id', 'outbox.encrypted', 'outbox.attempts', 'outbox.created_at as createdAt'])
    .execute();
  return claimed.toSorted((a, b) => a.id - b.id);
}

/** The mail was accepted or is obsolete. */
export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Releases the claim and schedules a retry at `next`, unless another server has claimed it since. */
export async function postponeMail(
  db: Db,
  mail: { readonly id: number; readonly attempts: number; readonly failure: string },
  next: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: next, claimed_until: null, failure: mail.failure })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .execute();
}

const isWaiting = (now: Date) => (eb: ExpressionBuilder<Database, 'outbox'>) =>
  eb.and([
    eb('next_attempt_at', '>', now),
    eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]),
  ]);

/** Whether a mail is waiting for a retry. */
export async function isMailWaiting(db: Db, now: Date): Promise<boolean> {
  const row = await db.selectFrom('outbox').select('id').where(isWaiting(now)).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Makes all pending mail due now. */
export async function makePendingMailDue(db: Db, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ next_attempt_at: now }).where(isWaiting(now)).execute();
}

/** The newest mails to members, newest first. */
export async function newestMails(db: Db, max: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'encrypted', 'created_at as createdAt'])
    .where('user_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

/** One mail to a member. */
export async function findMail(db: Db, id: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'encrypted', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('user_id', 'is not', null)
    .executeTakeFirst();
}

import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { composeLetter } from '#server/providers/mail/letter.ts';
import { letterOf, type MailContent } from '#server/providers/mail/mail-content.ts';
import { addMail } from '#server/queries/outbox.ts';
import { findSettings } from '#server/queries/settings.ts';

export interface QueuedMail {
  /** Null: no recipient; the same work is done. */
  readonly userId: string | null;
  /** A pending mail of the same topic is replaced. */
  readonly topic: string;
  readonly content: MailContent;
  /** Deadline for sending; null: none. */
  readonly expiresAt: Date | null;
}

/**
 * Writes the mail in the site's colors and queues it, in the transaction of the event it is about. Call
 * `mailer.flush` after it.
 */
export async function queueMail(
  { now, secrets, mailer }: Pick<Context, 'now' | 'secrets' | 'mailer'>,
  tx: Db,
  { userId, topic, content, expiresAt }: QueuedMail,
): Promise<void> {
  const { primary_color: color } = await findSettings(tx);
  const mail = composeLetter(letterOf(content), { primary_color: typeof color === 'string' ? color : null });
  await addMail(tx, {
    userId,
    topic,
    encrypted: secrets.encrypt(JSON.stringify(mail)),
    now: now(),
    dueAt: mailer.delivery === 'sent' ? now() : null,
    expiresAt,
  });
}

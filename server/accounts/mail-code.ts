import type { CodePurpose } from '#domain/account/code-purposes.ts';
import type { Context } from '#server/context.ts';
import { tooMany } from '#server/errors.ts';
import { queueMail } from '#server/notifications/queue-mail.ts';
import { addCodeToken, lockSubject, replaceCode } from '#server/queries/one-time-codes.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { codeMailWait, inSeconds } from '#server/security/limits.ts';
import { codeHash, codeSubject, newCode, newOtpToken } from '#server/security/one-time-codes.ts';
import { hashToken } from '#server/security/tokens.ts';

export interface CodeOrder {
  readonly purpose: CodePurpose;
  /** Key of the mail limit and of the one valid code: a user id, or a normalized email. */
  readonly owner: string;
  /** Null: no such account; the same work is done, but no mail is sent. */
  readonly userId: string | null;
  readonly email: string;
  readonly emailKey: string;
  /** When rate limited: respond with 429, or as usual, with a token for the code mailed before. */
  readonly whenLimited: 'refuse' | 'sameAnswer';
}

const day = 24 * 60 * 60 * 1000;

/** Mails a new code, which replaces the previous one. Resolves to its token. */
export async function mailCode(context: Context, order: CodeOrder): Promise<string> {
  const { db, secrets, mailer } = context;
  const { purpose, userId, email, emailKey } = order;
  const now = context.now();
  const subject = codeSubject(secrets, purpose, order.owner);
  const token = newOtpToken();
  const code = newCode();
  const id = crypto.randomUUID();
  const hash = codeHash(secrets, { id, purpose, userId, emailKey }, code);
  const expiresAt = addMs(now, lifetimes.oneTimeCode);
  const minutes = lifetimes.oneTimeCode / 60_000;

  await db.transaction().execute(async (tx) => {
    const wait = codeMailWait(await lockSubject(tx, subject, addMs(now, -day)), now);
    if (wait > 0 && order.whenLimited === 'refuse') throw tooMany(inSeconds(wait));
    if (wait === 0) {
      await replaceCode(tx, { id, purpose, subject, userId, hash, expiresAt }, now);
      const content = { kind: 'code', purpose, to: email, code, minutes } as const;
      await queueMail(context, tx, { userId, topic: subject, content, expiresAt });
    }
    await addCodeToken(tx, subject, hashToken(token), now);
  });
  mailer.flush();
  return token;
}

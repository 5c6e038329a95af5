import type { Context } from '#server/context.ts';
import { composeFailedStepsMail } from '#server/providers/mail/failed-steps-mail.ts';
import { addMail } from '#server/queries/outbox.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { limits } from '#server/security/limits.ts';

const day = 24 * 60 * 60 * 1000;

/** Mails a member after failed second steps: the password is known to an attacker. At most once a day. */
export async function warnOfFailedSteps(
  { db, secrets, mailer, now }: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const at = now();
  if ((await consumeQuota(db, limits.failedStepsMail, userId, at)) > 0) return;
  await addMail(db, {
    userId,
    topic: `failed second steps ${userId}`,
    encrypted: secrets.encrypt(JSON.stringify(composeFailedStepsMail(email))),
    now: at,
    dueAt: mailer.delivery === 'sent' ? at : null,
    expiresAt: addMs(at, day),
  });
  mailer.flush();
}

import type { Context } from '#server/context.ts';
import { queueMail } from '#server/notifications/queue-mail.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { limits } from '#server/security/limits.ts';

const day = 24 * 60 * 60 * 1000;

/** Mails a member after failed second steps: the password is known to an attacker. At most once a day. */
export async function warnOfFailedSteps(
  context: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const { db, mailer } = context;
  const at = context.now();
  if ((await consumeQuota(db, limits.failedStepsMail, userId, at)) > 0) return;
  await queueMail(context, db, {
    userId,
    topic: `failed second steps ${userId}`,
    content: { kind: 'failedSteps', to: email },
    expiresAt: addMs(at, day),
  });
  mailer.flush();
}

import { deletionDueAt } from '#domain/account/deletion.ts';
import { isCurrent } from '#domain/membership/subscription.ts';
import { lockMember } from '#server/accounts/lock-member.ts';
import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { cancelSubscription } from '#server/membership/change-renewal.ts';
import { queueMail } from '#server/notifications/queue-mail.ts';
import { scheduleAccountDeletion } from '#server/queries/account-deletion.ts';
import { findCurrentUser } from '#server/queries/current-user.ts';

export const deleteCurrentUser: Handler<'deleteCurrentUser'> = async (context, call) => {
  const { userId } = call.member;
  const { db, now, mailer } = context;
  const at = now();
  const user = await findCurrentUser(db, userId, at);
  if (user === undefined) throw unauthorized('Please sign in.');
  // Cancels payments first, as that can fail.
  for (const { id, status } of user.subscriptions)
    if (isCurrent(status) || status === 'past_due') await cancelSubscription(context, userId, id);
  const dueAt = deletionDueAt(at);
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, call.member);
    await scheduleAccountDeletion(tx, userId, at, dueAt);
    await queueMail(context, tx, {
      userId,
      topic: `account deletion ${userId}`,
      content: { kind: 'accountDeletion', to: user.email, dueAt },
      expiresAt: dueAt,
    });
  });
  mailer.flush();
  call.setReadingCookie(null);
  return { message: 'Your account has been deleted.', data: { due_at: dueAt.toISOString() } };
};

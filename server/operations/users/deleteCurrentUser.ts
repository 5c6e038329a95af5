import { deletionDueAt } from '#domain/account/deletion.ts';
import { isCurrent } from '#domain/membership/subscription.ts';
import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { cancelSubscription } from '#server/membership/change-renewal.ts';
import { composeAccountDeletionMail } from '#server/providers/mail/account-deletion-mail.ts';
import { scheduleAccountDeletion } from '#server/queries/account-deletion.ts';
import { findCurrentUser } from '#server/queries/current-user.ts';
import { addMail } from '#server/queries/outbox.ts';

export const deleteCurrentUser: Handler<'deleteCurrentUser'> = async (context, { member: { userId } }) => {
  const { db, now, mailer, secrets } = context;
  const at = now();
  const user = await findCurrentUser(db, userId, at);
  if (user === undefined) throw unauthorized('Please sign in.');
  // Cancels payments first, as that can fail.
  for (const { id, status } of user.subscriptions)
    if (isCurrent(status) || status === 'past_due') await cancelSubscription(context, userId, id);
  const dueAt = deletionDueAt(at);
  await db.transaction().execute(async (tx) => {
    await scheduleAccountDeletion(tx, userId, at, dueAt);
    await addMail(tx, {
      userId,
      topic: `account deletion ${userId}`,
      encrypted: secrets.encrypt(JSON.stringify(composeAccountDeletionMail({ email: user.email, dueAt }))),
      now: at,
      dueAt: mailer.delivery === 'sent' ? at : null,
      expiresAt: dueAt,
    });
  });
  mailer.flush();
  return { message: 'Your account has been deleted.', data: { due_at: dueAt.toISOString() } };
};

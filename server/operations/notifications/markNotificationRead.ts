import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { markRead } from '#server/queries/notifications.ts';

export const markNotificationRead: Handler<'markNotificationRead'> = async (
  { db, now },
  { params, member },
) => {
  if (!(await markRead(db, member.userId, params.id, now())))
    throw notFound('There is no such notification.');
  return { message: 'The notification is marked as read.' };
};

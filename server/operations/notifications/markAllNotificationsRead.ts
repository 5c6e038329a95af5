import type { Handler } from '#server/context.ts';
import { markAllRead } from '#server/queries/notifications.ts';

export const markAllNotificationsRead: Handler<'markAllNotificationsRead'> = async (
  { db, now },
  { member },
) => {
  await markAllRead(db, member.userId, now());
  return { message: 'All notifications are marked as read.' };
};

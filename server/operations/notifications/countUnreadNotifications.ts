import type { Handler } from '#server/context.ts';
import { countNotifications } from '#server/queries/notifications.ts';

export const countUnreadNotifications: Handler<'countUnreadNotifications'> = async ({ db }, { member }) => ({
  data: await countNotifications(db, member.userId, 'unread'),
});

import { pageMetaOf } from '#domain/page/page.ts';
import type { Handler } from '#server/context.ts';
import { notificationResponse } from '#server/notifications/notification-response.ts';
import { countNotifications, findNotifications } from '#server/queries/notifications.ts';

export const listNotifications: Handler<'listNotifications'> = async ({ db, now }, { query, member }) => {
  const { page = 1, per_page: perPage = 10 } = query ?? {};
  const rows = await findNotifications(db, member.userId, { page, perPage });
  const total = await countNotifications(db, member.userId, 'all');
  const at = now();
  return {
    data: rows.map((row) => notificationResponse(row, at)),
    meta: pageMetaOf(page, perPage, total),
  };
};

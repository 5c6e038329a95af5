import { timeAgo } from '#domain/calendar/time-ago.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { NotificationRow } from '#server/queries/notifications.ts';

/** A notification as the list and the archive show it. */
export const notificationResponse = (
  { id, payload, createdAt, readAt }: NotificationRow,
  now: Date,
): Notification => ({
  id,
  payload,
  read_at: readAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
  created_at_text: timeAgo(createdAt, now),
});

import { timeAgo } from '#domain/calendar/time-ago.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { NotificationRow } from '#server/queries/notifications.ts';

/** The response of a notification, in the list and the export. */
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

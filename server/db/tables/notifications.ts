import type { Generated } from 'kysely';
import type { NotificationPayload } from '#domain/notification/notification.ts';

export interface NotificationsTable {
  id: Generated<number>;
  user_id: string;
  /** jsonb; written through `json()`. */
  payload: NotificationPayload;
  /** Another member whom it names; it is deleted with them. */
  about_id: string | null;
  created_at: Date;
  /** Null while unread. */
  read_at: Date | null;
}

import type { Notification } from '#domain/notification/notification.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './NotificationsScreen.module.css';
import { notificationItem as texts } from './texts.ts';

export interface NotificationItemProps {
  readonly notification: Notification;
  readonly onPress: (notification: Notification) => void;
}

/** One notification; an unread one is bold and has a red dot. */
export function NotificationItem({ notification, onPress }: NotificationItemProps) {
  const { payload, read_at: readAt, created_at: createdAt, created_at_text: ago } = notification;
  const isUnread = readAt === null;
  return (
    <li className={styles['item']}>
      <button
        type="button"
        className={classNames(styles['row'], isUnread && styles['unread'])}
        onClick={() => onPress(notification)}
      >
        <span className={styles['mark']} aria-hidden="true">
          {isUnread && <span className={styles['dot']} />}
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>
            {isUnread && <span className="sr">{texts.unread} </span>}
            {payload.title}
          </span>
          <span className={styles['body']}>{payload.body}</span>
          <time className={styles['time']} dateTime={createdAt}>
            {ago}
          </time>
        </span>
      </button>
    </li>
  );
}

import { formatNumber } from '#domain/message/format-number.ts';
import { messages } from '#domain/message/messages.ts';
import { useNotifications } from '#src/flows/notifications/use-notifications.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './NotificationsScreen.module.css';
import { notificationsScreen as texts } from './texts.ts';

/** The member's notifications, newest first. */
export function NotificationsScreen() {
  usePageTitle(texts.title);
  const { notifications, failure, isShown, isFailed, isBusy, ...list } = useNotifications();
  if (isFailed) return <FailureNote title={texts.failedTitle} text={failure} onRetry={list.retry} />;
  if (!isShown)
    return (
      <Stack pad="page">
        <ListSkeleton />
      </Stack>
    );
  if (notifications.length === 0)
    return <EmptyState title={messages.noNotifications} text={texts.emptyText} />;
  return (
    <Stack gap={12} pad="page" aria-busy={isBusy}>
      {list.hasUnread && (
        <Row spread="between">
          <Text variant="small" tone="muted">
            {texts.unread(formatNumber(list.unread))}
          </Text>
          <Button variant="quiet" size="sm" className={styles['all'] ?? ''} onClick={list.markAll}>
            {texts.markAll}
          </Button>
        </Row>
      )}
      <ul className={styles['list']} aria-label={texts.title}>
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onPress={list.press} />
        ))}
      </ul>
      {list.hasMore && (
        <Row spread="center">
          <Button variant="tinted" size="sm" busy={isBusy} onClick={list.showMore}>
            {texts.showEarlier}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

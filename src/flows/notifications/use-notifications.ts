import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Notification, targetOf } from '#domain/notification/notification.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { runWhenIdle } from '#src/flows/when-idle.ts';
import { notificationsOf } from './notifications.ts';

/** The number of unread notifications, for the bell. */
export const useUnreadCount = (): number =>
  useSelector(notificationsOf(useFlows()).unread, ({ context }) => context.unread);

/** The list of notifications; it is fetched again whenever its page is opened. */
export function useNotifications() {
  const { list } = notificationsOf(useFlows());
  const navigate = useNavigate();
  useEffect(() => {
    list.start();
    list.send({ type: 'list.outdated' });
  }, [list]);
  useEffect(() => {
    const opened = list.on('notification.opened', ({ notification }) => {
      const target = targetOf(notification.payload, window.location.origin);
      if (target.to === 'page') void navigate(target.path);
      if (target.to === 'elsewhere') window.open(target.url, '_blank', 'noopener');
    });
    return () => opened.unsubscribe();
  }, [list, navigate]);
  const { notifications, total, failure } = useSelector(list, ({ context }) => context);
  const isShown = useSelector(list, (snapshot) => snapshot.hasTag('list'));
  return {
    notifications,
    unread: useUnreadCount(),
    failure,
    isShown,
    isFailed: useSelector(list, (snapshot) => snapshot.matches('failed')),
    isBusy: useSelector(list, (snapshot) => snapshot.hasTag('busy')),
    hasMore: notifications.length < total,
    hasUnread: notifications.some(({ read_at }) => read_at === null),
    press: (notification: Notification) => list.send({ type: 'notification.pressed', notification }),
    markAll: () => list.send({ type: 'allRead.requested' }),
    showMore: () => list.send({ type: 'more.requested' }),
    retry: () => list.send({ type: 'retry.requested' }),
  };
}

/** Opens the page of a pressed push notification, and renews this device's registration. */
export function usePushes(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const hear = ({ data }: MessageEvent) => {
      const { type, path } = Object(data) as { type?: unknown; path?: unknown };
      if (type === 'open-path' && typeof path === 'string') void navigate(path);
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, [navigate]);
  useEffect(
    () =>
      runWhenIdle(async (signal) => {
        const { startPushTokenRefresh } = await import('#src/flows/account/push-token-flow.ts');
        if (!signal.aborted) signal.addEventListener('abort', startPushTokenRefresh());
      }),
    [],
  );
}

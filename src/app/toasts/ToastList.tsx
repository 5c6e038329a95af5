import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { Toast } from '#src/ui/feedback/Toast.tsx';
import { Kit } from '#src/ui/kit/MantineKit.tsx';
import { holdWhilePressed } from './hold-while-pressed.ts';
import styles from './ToastHost.module.css';
import { roleOf, type ShownToast, type Toasts, toastRoles } from './toast-store.ts';
import { useClearOfFocus } from './use-clear-of-focus.ts';

type Stores = Readonly<Record<(typeof toastRoles)[number], ReturnType<typeof createNotificationsStore>>>;

const maxToasts = 3;

let lastId = 0;

const hideAll = (stores: Stores, hidden: ReadonlyArray<string | undefined>) => {
  for (const role of toastRoles) for (const id of hidden) if (id) notifications.hide(id, stores[role]);
};

/** Shows the newest three, each message once. A toast that has the focus stays. */
function add(stores: Stores, { lasts, ...toast }: ShownToast): void {
  const store = stores[roleOf(toast)];
  lastId += 1;
  const id = String(lastId);
  const act = () => {
    toast.action?.run();
    notifications.hide(id, store);
  };
  const message = <Toast {...toast} action={toast.action && { label: toast.action.label, run: act }} />;
  const setLasting = (autoClose: number | false) => notifications.update({ id, message, autoClose }, store);
  const shown = () =>
    toastRoles
      .map((role) => stores[role].getState())
      .flatMap((state) => [...state.notifications, ...state.queue]);
  const repeated = shown().filter((other) => other['data-toast'] === toast.text);
  hideAll(
    stores,
    repeated.map((other) => other.id),
  );
  notifications.show(
    {
      id,
      message,
      autoClose: lasts,
      role: 'none',
      'data-toast': toast.text,
      // it would grow from nothing, which moves the ones above it
      style: { maxHeight: 'none' },
      onFocusCapture: () => setLasting(false),
      onBlurCapture: () => setLasting(lasts),
    },
    store,
  );
  const newest = shown().map((other) => Number(other.id));
  const outdated = newest.sort((a, b) => a - b).slice(0, -maxToasts);
  hideAll(stores, outdated.map(String));
}

/** The toasts. Hovering or focusing one stops its clock, which starts again afterwards. */
export function ToastList({ toasts }: { readonly toasts: Toasts }) {
  const [stores] = useState(() => ({
    alert: createNotificationsStore(),
    status: createNotificationsStore(),
  }));
  const list = useRef<HTMLDivElement>(null);
  useClearOfFocus(list);
  // after the first render: what a live region contains when it appears isn't announced
  useEffect(() => {
    const holds = toastRoles.map((role) => holdWhilePressed(stores[role]));
    const stop = toasts.receive((toast) => add(stores, toast));
    return () => {
      stop();
      for (const release of holds) release();
    };
  }, [toasts, stores]);
  return (
    <Kit>
      {toastRoles.map((role, index) => (
        <div key={role} ref={index === 0 ? list : undefined} role={role} className={styles['stack']}>
          <Notifications
            store={stores[role]}
            position="bottom-center"
            limit={maxToasts}
            withinPortal={false}
            transitionDuration={0}
            unstyled
            classNames={{ root: styles['list'] ?? '', notification: styles['toast'] ?? '' }}
            renderNotification={({ message }) => message}
          />
        </div>
      ))}
    </Kit>
  );
}

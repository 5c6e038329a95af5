import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { LastToast } from './LastToast.tsx';
import styles from './ToastHost.module.css';
import type { Toasts } from './toast-store.ts';

interface ToastListProps {
  readonly toasts: Toasts;
}

/** Fetched with the first toast. What says that there is no network must not need it. */
const ToastList = lazy<ComponentType<ToastListProps>>(() =>
  import('./ToastList.tsx').then(
    (list) => ({ default: list.ToastList }),
    () => ({ default: LastToast }),
  ),
);

/** The place of the toasts: at the bottom of the column, above the navigation. */
export function ToastHost({ toasts }: ToastListProps) {
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.hasAny, toasts.hasAny);
  return (
    <section aria-label="Messages" className={styles['host']}>
      {isWanted && (
        <Suspense fallback={null}>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </section>
  );
}

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastHost as texts } from '#src/app/texts.ts';
import { LastToast } from './LastToast.tsx';
import styles from './ToastHost.module.css';
import type { Toasts } from './toast-store.ts';

interface ToastListProps {
  readonly toasts: Toasts;
}

/** What says that there is no network must not need it. */
const loadList = (): Promise<ComponentType<ToastListProps>> =>
  import('./ToastList.tsx').then(
    ({ ToastList }) => ToastList,
    () => LastToast,
  );

/** The place of the toasts: at the bottom of the column, above the navigation. Their list is fetched with the first. */
export function ToastHost({ toasts }: ToastListProps) {
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.hasAny, toasts.hasAny);
  // a state of its own, since React reveals what a Suspense waited for up to 300 ms later
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  useEffect(() => {
    if (isWanted) void loadList().then((loaded) => setList(() => loaded));
  }, [isWanted]);
  return (
    <section aria-label={texts.label} className={styles['host']}>
      {List && <List toasts={toasts} />}
    </section>
  );
}

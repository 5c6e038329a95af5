import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Toast } from '#src/ui/feedback/Toast.tsx';
import { useHeldWhilePressed } from '#src/ui/frame/use-held-while-pressed.ts';
import styles from './ToastHost.module.css';
import type { ShownToast, Toasts } from './toast-store.ts';

/**
 * The toasts, at the bottom of the column above the navigation. Hovering or focusing one pauses its timer. They lie
 * over the page, so none appears or disappears under a pressed pointer, which would take the click.
 */
export function ToastHost({ toasts }: { toasts: Toasts }) {
  const shown = useHeldWhilePressed(useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current));
  const urgent = shown.filter((toast) => toast.tone === 'error');
  const calm = shown.filter((toast) => toast.tone !== 'error');
  return (
    <section aria-label="Messages" className={styles['host']}>
      <div role="alert" className={styles['stack']}>
        {urgent.map((toast) => (
          <Timed key={toast.id} toast={toast} onGone={toasts.dismiss} />
        ))}
      </div>
      <div role="status" className={styles['stack']}>
        {calm.map((toast) => (
          <Timed key={toast.id} toast={toast} onGone={toasts.dismiss} />
        ))}
      </div>
    </section>
  );
}

function Timed({ toast, onGone }: { toast: ShownToast; onGone: (id: number) => void }) {
  const [isPaused, setPaused] = useState(false);
  const left = useRef(toast.lasts);
  useEffect(() => {
    if (isPaused) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => onGone(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isPaused, onGone, toast.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is a comfort, not a control
    <div
      className={styles['toast']}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Toast
        {...toast}
        action={
          toast.action && {
            label: toast.action.label,
            run: () => {
              toast.action?.run();
              onGone(toast.id);
            },
          }
        }
      />
    </div>
  );
}

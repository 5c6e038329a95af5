import { useEffect, useState } from 'react';
import { Toast } from '#src/ui/feedback/Toast.tsx';
import styles from './ToastHost.module.css';
import type { ShownToast, Toasts } from './toast-store.ts';

/** The newest toast, for a device that couldn't fetch the list. */
export function LastToast({ toasts }: { readonly toasts: Toasts }) {
  const [shown, setShown] = useState<{ readonly nth: number; readonly toast: ShownToast } | null>(null);
  useEffect(
    () => toasts.receive((toast) => setShown((last) => ({ nth: (last?.nth ?? 0) + 1, toast }))),
    [toasts],
  );
  useEffect(() => {
    const timer = shown && setTimeout(() => setShown(null), shown.toast.lasts);
    return () => clearTimeout(timer ?? undefined);
  }, [shown]);
  const toast = shown?.toast;
  const act = () => {
    toast?.action?.run();
    setShown(null);
  };
  return (
    <div role="alert" className={styles['stack']}>
      {toast && (
        <div key={shown?.nth} data-toast className={styles['toast']}>
          <Toast {...toast} action={toast.action && { label: toast.action.label, run: act }} />
        </div>
      )}
    </div>
  );
}

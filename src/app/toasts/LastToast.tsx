import { useEffect, useState } from 'react';
import { Toast } from '#src/ui/feedback/Toast.tsx';
import styles from './ToastHost.module.css';
import type { ShownToast, Toasts } from './toast-store.ts';

/** The newest toast, for a device that couldn't fetch the list. */
export function LastToast({ toasts }: { readonly toasts: Toasts }) {
  const [toast, setToast] = useState<ShownToast | null>(null);
  useEffect(() => toasts.receive(setToast), [toasts]);
  useEffect(() => {
    const timer = toast && setTimeout(() => setToast(null), toast.lasts);
    return () => clearTimeout(timer ?? undefined);
  }, [toast]);
  const act = () => {
    toast?.action?.run();
    setToast(null);
  };
  return (
    <div role="alert" className={styles['stack']}>
      {toast && (
        <div data-toast className={styles['toast']}>
          <Toast {...toast} action={toast.action && { label: toast.action.label, run: act }} />
        </div>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Toast } from '#src/ui/feedback/Toast.tsx';
import styles from './ToastHost.module.css';
import { roleOf, type ShownToast, type Toasts, toastRoles } from './toast-store.ts';

/** The newest toast, for a device that couldn't fetch the list. Hovering or focusing it stops its clock. */
export function LastToast({ toasts }: { readonly toasts: Toasts }) {
  const [shown, setShown] = useState<{ readonly nth: number; readonly toast: ShownToast } | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(
    () =>
      toasts.receive((toast) => {
        setShown((last) => ({ nth: (last?.nth ?? 0) + 1, toast }));
        setIsHeld(false);
      }),
    [toasts],
  );
  useEffect(() => {
    const timer = shown && !isHeld && setTimeout(() => setShown(null), shown.toast.lasts);
    return () => clearTimeout(timer || undefined);
  }, [shown, isHeld]);
  const toast = shown?.toast;
  const act = () => {
    toast?.action?.run();
    setShown(null);
  };
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  const clock = { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
  return toastRoles.map((role) => (
    <div key={role} role={role} className={styles['stack']}>
      {toast && roleOf(toast) === role && (
        <div key={shown?.nth} data-toast className={styles['toast']} {...clock}>
          <Toast {...toast} action={toast.action && { label: toast.action.label, run: act }} />
        </div>
      )}
    </div>
  ));
}

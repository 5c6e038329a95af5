import type { ReactElement } from 'react';
import styles from './Toast.module.css';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastProps {
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

const marks = {
  success: <path d="m8 12.3 2.8 2.7 5.2-5.6" className={styles['sign']} />,
  error: <path d="M12 7v6M12 16.5v.1" className={styles['sign']} />,
  info: <path d="M12 11.5v5M12 7.5v.1" className={styles['sign']} />,
} as const satisfies Record<ToastTone, ReactElement>;

/** A short message on a dark background. */
export function Toast({ text, tone, action }: ToastProps) {
  return (
    <div className={styles['toast']}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" className={styles['disc']} />
        {marks[tone]}
      </svg>
      <span className={styles['text']}>{text}</span>
      {action && (
        <button type="button" className={styles['action']} onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}

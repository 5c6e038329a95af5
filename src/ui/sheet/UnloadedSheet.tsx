import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { focusInside, trapTab } from './focus-trap.ts';
import { useIsTopSheet } from './sheet-host.ts';
import styles from './UnloadedSheet.module.css';

interface UnloadedSheetProps {
  readonly open: boolean;
  /** It is being loaded again. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Stands where a sheet would be whose code could not be loaded, so it needs none that is loaded later. */
export function UnloadedSheet({ open, isBusy, onClose, onRetry }: UnloadedSheetProps) {
  const { target } = useIsTopSheet(open);
  if (!open) return null;
  const isOnline = navigator.onLine;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose();
    else trapTab(event);
  };
  return createPortal(
    <div className={styles['layer']}>
      <div data-scrim className={styles['scrim']} onClick={onClose} aria-hidden="true" />
      <div
        role="alertdialog"
        aria-modal="true"
        aria-label="Not loaded"
        tabIndex={-1}
        ref={focusInside}
        onKeyDown={onKeyDown}
        className={styles['sheet']}
      >
        <EmptyState
          drawing="lost"
          title={isOnline ? 'That didn’t load' : 'You’re offline, and this part isn’t on your device yet'}
          text={isOnline ? 'Try again, or carry on without it.' : 'Try again once you’re back online.'}
          action={
            <div className={styles['actions']}>
              <Button variant="primary" busy={isBusy} onClick={onRetry}>
                Try again
              </Button>
              <Button onClick={onClose}>Close</Button>
            </div>
          }
        />
      </div>
    </div>,
    target ?? document.body,
  );
}

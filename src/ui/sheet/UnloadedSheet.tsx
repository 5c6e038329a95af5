import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { unloadedSheet as texts } from '#src/ui/sheet/texts.ts';
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
        aria-label={texts.label}
        tabIndex={-1}
        ref={focusInside}
        onKeyDown={onKeyDown}
        className={styles['sheet']}
      >
        <EmptyState
          drawing="lost"
          title={isOnline ? texts.failed : texts.offline}
          text={isOnline ? texts.failedHint : texts.offlineHint}
          action={
            <div className={styles['actions']}>
              <Button variant="primary" busy={isBusy} onClick={onRetry}>
                {texts.tryAgain}
              </Button>
              <Button onClick={onClose}>{texts.close}</Button>
            </div>
          }
        />
      </div>
    </div>,
    target ?? document.body,
  );
}

import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { StickyDock } from '#src/ui/frame/Dock.tsx';
import styles from './CheckoutDock.module.css';

export interface CheckoutDockProps {
  readonly summary: ReactNode;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onStart: () => void;
}

/** What is paid when, and the one action of the page. */
export function CheckoutDock({ summary, label, isBusy, onStart }: CheckoutDockProps) {
  return (
    <StickyDock className={styles['dock']}>
      {summary}
      <Button variant="primary" width="block" busy={isBusy} onClick={onStart}>
        {label}
      </Button>
    </StickyDock>
  );
}

import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { StickyDock } from '#src/ui/frame/Dock.tsx';
import styles from './CheckoutDock.module.css';
import { OrderSummary } from './OrderSummary.tsx';

export interface CheckoutDockProps {
  readonly packageId: string;
  readonly cycle: BillingCycle;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onStart: () => void;
}

/** What is paid when, and the one action of the page. */
export function CheckoutDock({ packageId, cycle, label, isBusy, onStart }: CheckoutDockProps) {
  return (
    <StickyDock className={styles['dock']}>
      <OrderSummary packageId={packageId} cycle={cycle} />
      <Button variant="primary" width="block" busy={isBusy} onClick={onStart}>
        {label}
      </Button>
    </StickyDock>
  );
}

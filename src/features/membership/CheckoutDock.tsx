import type { components } from '#contract/api.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { dayFromNow } from '#domain/membership/format-date.ts';
import { dollars } from '#domain/membership/price.ts';
import { useDiscountCode } from '#src/flows/membership/use-discount-code.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CheckoutDock.module.css';

export interface CheckoutDockProps {
  readonly plan: components['schemas']['Package'];
  readonly cycle: BillingCycle;
  /** Of a plan the member has. */
  readonly isUpdate: boolean;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onStart: () => void;
}

/** What is paid when, and the one action of the page. */
export function CheckoutDock({ plan, cycle, isUpdate, label, isBusy, onStart }: CheckoutDockProps) {
  const { code } = useDiscountCode();
  const price = dollars(cycle === 'yearly' ? plan.price_yearly : plan.price);
  const isTrial = !isUpdate && plan.trial_days > 0;
  return (
    <div className={styles['dock']}>
      {isTrial && (
        <p className={styles['line']}>
          <span className={styles['now']}>
            Today <b>{dollars(0)}</b>
          </span>
          <span className={styles['gap']} aria-hidden="true" />
          <span className={styles['then']}>
            From {dayFromNow(plan.trial_days, new Date())} <b>{price}</b>
          </span>
        </p>
      )}
      <Button variant="primary" width="block" busy={isBusy} onClick={onStart}>
        {label}
      </Button>
      <Text look="note" tone="faint" align="center" className={styles['note'] ?? ''}>
        {code === null ? 'Secure checkout opens next' : 'Secure checkout opens next, with your discount'}
      </Text>
    </div>
  );
}

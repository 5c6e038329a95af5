import type { components } from '#contract/api.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { money } from '#domain/membership/money.ts';
import { monthOfYear } from '#domain/membership/price.ts';
import styles from './PlanPrice.module.css';
import { planPrice as texts } from './texts.ts';

export interface PlanFiguresProps {
  readonly plan: components['schemas']['Package'];
  readonly cycle: BillingCycle;
  readonly isLarge: boolean;
  readonly hasSaving: boolean;
  /** Null: that of the plan. */
  readonly price: number | null;
  readonly currency: string;
}

/** What a period costs, a month of it, and what it would cost otherwise. */
export function PlanFigures(props: PlanFiguresProps) {
  const { plan, cycle, price, currency, isLarge, hasSaving } = props;
  const isYearly = cycle === 'yearly';
  const ofPlan = isYearly ? plan.price_yearly : plan.price;
  const charged = price ?? ofPlan;
  const isLess = charged < ofPlan && currency === plan.currency;
  const aMonth = (sum: number) => money(isYearly ? monthOfYear(sum) : sum, currency);
  const before = isLess ? ofPlan : plan.price * 12;
  const saving = plan.yearly_percentage_promotion;
  return (
    <>
      <p className={styles['price']}>
        <b className={isLarge ? styles['large'] : styles['small']}>{aMonth(charged)}</b> {texts.monthly}{' '}
        {isLess && <Before sum={aMonth(ofPlan)} />}
      </p>
      {isYearly && (
        <p className={styles['note']}>
          {texts.yearly(money(charged, currency))}{' '}
          {before > charged && currency === plan.currency && <Before sum={money(before, currency)} />}
          {hasSaving && saving > 0 && !isLess && (
            <span className={styles['saving']}>{texts.saving(saving)}</span>
          )}
        </p>
      )}
    </>
  );
}

/** A price that does not apply. */
export const Before = ({ sum }: { readonly sum: string }) => (
  <s className={styles['before']}>
    <span className="sr">{texts.insteadOf} </span>
    {sum}
  </s>
);

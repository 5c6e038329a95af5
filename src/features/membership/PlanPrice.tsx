import type { components } from '#contract/api.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { money } from '#domain/membership/money.ts';
import type { Subscriptions } from '#domain/membership/plan-offer.ts';
import { monthOfYear } from '#domain/membership/price.ts';
import { DiscountedPrice } from './DiscountedPrice.tsx';
import styles from './PlanPrice.module.css';
import { planPrice as texts } from './texts.ts';

export interface PlanPriceProps {
  readonly plan: components['schemas']['Package'];
  readonly cycle: BillingCycle;
  /** The subscription that is charged for this plan; null without one. */
  readonly held: Subscriptions[number] | null;
  readonly isLarge: boolean;
  readonly hasSaving: boolean;
}

/** What a period costs the member, beside the plan's own price where that is higher. */
export function PlanPrice({ held, ...shown }: PlanPriceProps) {
  const { plan, cycle } = shown;
  if (held?.duration === cycle) return <Figures {...shown} price={held.price} currency={held.currency} />;
  return (
    <DiscountedPrice packageId={plan.id} cycle={cycle}>
      {(price) => <Figures {...shown} price={price} currency={plan.currency} />}
    </DiscountedPrice>
  );
}

interface FiguresProps extends Omit<PlanPriceProps, 'held'> {
  /** Null: that of the plan. */
  readonly price: number | null;
  readonly currency: string;
}

function Figures({ plan, cycle, price, currency, isLarge, hasSaving }: FiguresProps) {
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

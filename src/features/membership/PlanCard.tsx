import { useId } from 'react';
import type { components } from '#contract/api.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { currentOf } from '#domain/membership/plan-offer.ts';
import { dollars, monthOfYear } from '#domain/membership/price.ts';
import type { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { classNames } from '#src/ui/class-names.ts';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import styles from './PlanCard.module.css';
import { StatusBadge } from './StatusBadge.tsx';

type Plan = components['schemas']['Package'];

const benefits = [
  'Weekly meal planner with calorie target',
  'Health score and recommendations',
  'Partner shop and community',
  'Free shipping on orders over $59',
] as const;

export interface PlanCardProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly isPicked: boolean;
  /** Where the switch above cannot tell it for all plans. */
  readonly hasOwnSaving: boolean;
  readonly onPick: () => void;
  readonly held: ReturnType<typeof useSubscriptions>;
}

/** One plan, to be picked; what it brings once it is. */
export function PlanCard({ plan, cycle, isPicked, hasOwnSaving, onPick, held }: PlanCardProps) {
  const id = useId();
  const current = currentOf(held.subscriptions, plan.id);
  const { latest } = held;
  const lapsed = current === null && latest?.product.id === plan.id ? latest : null;
  return (
    <div className={classNames(styles['card'], isPicked && styles['on'])}>
      <input
        type="radio"
        name="plan"
        className={styles['input']}
        checked={isPicked}
        onChange={onPick}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price`}
      />
      <div className={styles['head']}>
        <div>
          <h2 id={`${id}-name`} className={styles['name']}>
            {plan.name}
          </h2>
          {(current ?? lapsed) && <StatusBadge status={(current ?? lapsed)?.status ?? ''} />}
          {current === null && <p className={styles['note']}>{billing(plan, cycle)}</p>}
        </div>
        <span className={styles['radio']} aria-hidden="true" />
      </div>
      <div id={`${id}-price`}>
        <Price plan={plan} cycle={cycle} isLarge={isPicked} hasSaving={hasOwnSaving} />
      </div>
      {current && <CurrentPlan subscription={current} held={held} />}
      {isPicked && (
        <ul className={styles['benefits']}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <CheckIcon size={18} />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function billing({ trial_days }: Plan, cycle: BillingCycle): string {
  if (trial_days === 0) return `Billed ${cycle}`;
  return `${trial_days} ${trial_days === 1 ? 'day' : 'days'} free, then billed ${cycle}`;
}

interface PriceProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly isLarge: boolean;
  readonly hasSaving: boolean;
}

function Price({ plan, cycle, isLarge, hasSaving }: PriceProps) {
  const isYearly = cycle === 'yearly';
  const twelve = plan.price * 12;
  const saving = plan.yearly_percentage_promotion;
  return (
    <>
      <p className={styles['price']}>
        <b className={isLarge ? styles['large'] : styles['small']}>
          {dollars(isYearly ? monthOfYear(plan.price_yearly) : plan.price)}
        </b>{' '}
        a month
      </p>
      {isYearly && (
        <p className={styles['note']}>
          {dollars(plan.price_yearly)} a year{' '}
          {twelve > plan.price_yearly && (
            <s>
              <span className="sr">instead of </span>
              {dollars(twelve)}
            </s>
          )}
          {hasSaving && saving > 0 && <span className={styles['saving']}>Save {saving}%</span>}
        </p>
      )}
    </>
  );
}

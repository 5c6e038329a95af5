import { type ReactNode, useId } from 'react';
import type { components } from '#contract/api.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { ExternalAddresses } from '#domain/membership/external-links.ts';
import { planBenefits } from '#domain/membership/plan-benefits.ts';
import { currentOf, type Subscriptions } from '#domain/membership/plan-offer.ts';
import type { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { memberPaths } from '#src/member-paths.ts';
import { classNames } from '#src/ui/class-names.ts';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import styles from './PlanCard.module.css';
import type { PlanFiguresProps } from './PlanFigures.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { planCard as texts } from './texts.ts';

type Plan = components['schemas']['Package'];
type ShownPrice = Omit<PlanFiguresProps, 'price' | 'currency'>;

export interface PlanCardProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly isPicked: boolean;
  /** Where the switch above cannot say it for all plans. */
  readonly hasOwnSaving: boolean;
  readonly onPick: () => void;
  readonly held: ReturnType<typeof useSubscriptions>;
  readonly partners: ExternalAddresses;
  /** `charged`: the subscription that is charged for the plan; null without one. */
  readonly priceOf: (shown: ShownPrice, charged: Subscriptions[number] | null) => ReactNode;
}

/** One plan, to be picked; what it brings once it is. */
export function PlanCard({
  plan,
  cycle,
  isPicked,
  hasOwnSaving,
  onPick,
  held,
  partners,
  priceOf,
}: PlanCardProps) {
  const id = useId();
  const benefits = planBenefits(plan.benefits, partners);
  const current = currentOf(held.subscriptions, plan.id);
  const { latest } = held;
  const lapsed = current === null && latest?.product.id === plan.id ? latest : null;
  const charged = current ?? (lapsed?.status === 'past_due' ? lapsed : null);
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
        {priceOf({ plan, cycle, isLarge: isPicked, hasSaving: hasOwnSaving }, charged)}
      </div>
      {current && <CurrentPlan subscription={current} held={held} />}
      {lapsed && (
        <Text variant="note" tone="muted" className={styles['text'] ?? ''}>
          {lapsed.explanation}
        </Text>
      )}
      {lapsed?.status === 'past_due' && (
        <TextLink href={memberPaths.billing()} className={styles['above'] ?? ''}>
          {texts.payNow}
        </TextLink>
      )}
      {plan.description !== '' && (
        <Text variant="small" tone="muted" className={styles['text'] ?? ''}>
          {plan.description}
        </Text>
      )}
      {isPicked && benefits.length > 0 && (
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
  if (trial_days === 0) return texts.billed(cycle);
  return texts.trialThenBilled(trial_days, cycle);
}

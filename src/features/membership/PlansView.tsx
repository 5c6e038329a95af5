import type { ReactNode } from 'react';
import type { components } from '#contract/api.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { ExternalAddresses } from '#domain/membership/external-links.ts';
import { currentOf, heldPlan, offerOf } from '#domain/membership/plan-offer.ts';
import type { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { memberPaths } from '#src/member-paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CheckoutDock } from './CheckoutDock.tsx';
import { FreeCard } from './FreeCard.tsx';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';
import styles from './PlansScreen.module.css';
import { plansScreen as texts } from './texts.ts';

type Plan = components['schemas']['Package'];

export interface PlansViewProps {
  readonly plans: readonly Plan[];
  readonly cycle: BillingCycle;
  /** Null until one is picked: then the current one, or that of last time. */
  readonly pickedId: string | null;
  readonly held: ReturnType<typeof useSubscriptions>;
  /** Sites of partners that a plan opens. */
  readonly partners: ExternalAddresses;
  readonly heading: 'h1' | 'p';
  readonly free: ReactNode;
  readonly priceOf: PlanCardProps['priceOf'];
  readonly switchFor: (picked: Plan) => ReactNode;
  readonly discount: ReactNode;
  readonly summaryOf: (picked: Plan) => ReactNode;
  readonly isBusy: boolean;
  readonly onPick: (id: string) => void;
  readonly onStart: (picked: Plan) => void;
}

/** The plans on sale, one of which is picked, and what it costs. */
export function PlansView(props: PlansViewProps) {
  const { plans, cycle, pickedId, held, heading, free } = props;
  const current = plans.find(({ id }) => currentOf(held.subscriptions, id) !== null);
  const lapsed = plans.find(({ id }) => id === held.latest?.product.id);
  const picked = plans.find(({ id }) => id === pickedId) ?? current ?? lapsed ?? plans[0];
  if (picked === undefined) return null;
  const isSavingOther = (plan: (typeof plans)[number]) =>
    plan.yearly_percentage_promotion !== picked.yearly_percentage_promotion;
  // how a new member skips this step; later, only for members without access through a plan
  const isFree = heading === 'h1' ? current === undefined : heldPlan(held.subscriptions, new Date()) === null;
  const offer = offerOf(picked, cycle, held.subscriptions);
  return (
    <>
      <div className={styles['page']}>
        <Text as={heading} variant="h1">
          {texts.heading}
        </Text>
        <Text variant="small" tone="muted" className={styles['lead'] ?? ''}>
          {picked.trial_days > 0 ? texts.trialNote : texts.cancelNote}
        </Text>
        {props.switchFor(picked)}
        {isFree && (
          <div className={styles['free']}>
            <FreeCard currency={picked.currency} action={free} />
          </div>
        )}
        <div className={styles['plans']} role="radiogroup" aria-label={texts.plansLabel}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              cycle={cycle}
              isPicked={plan === picked}
              hasOwnSaving={plans.some(isSavingOther)}
              onPick={() => props.onPick(plan.id)}
              held={held}
              partners={props.partners}
              priceOf={props.priceOf}
            />
          ))}
        </div>
        {props.discount}
        <div className={styles['links']}>
          {held.subscriptions.length > 0 && (
            <TextLink href={memberPaths.subscriptions()}>{texts.subscriptions}</TextLink>
          )}
        </div>
      </div>
      {offer !== null && (
        <CheckoutDock
          summary={props.summaryOf(picked)}
          label={offer}
          isBusy={props.isBusy}
          onStart={() => props.onStart(picked)}
        />
      )}
    </>
  );
}

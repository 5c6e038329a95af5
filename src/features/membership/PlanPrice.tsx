import type { components } from '#contract/api.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { Subscriptions } from '#domain/membership/plan-offer.ts';
import { DiscountedPrice } from './DiscountedPrice.tsx';
import { PlanFigures } from './PlanFigures.tsx';

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
  if (held?.duration === cycle) return <PlanFigures {...shown} price={held.price} currency={held.currency} />;
  return (
    <DiscountedPrice packageId={plan.id} cycle={cycle}>
      {(price) => <PlanFigures {...shown} price={price} currency={plan.currency} />}
    </DiscountedPrice>
  );
}

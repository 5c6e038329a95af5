import type { Subscriptions } from '#domain/membership/plan-offer.ts';
import { trialDaysLeft } from '#domain/membership/trial-days-left.ts';
import type { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { CancelControl } from './CancelControl.tsx';
import styles from './CurrentPlan.module.css';
import { currentPlan as texts } from './texts.ts';

export interface CurrentPlanProps {
  readonly subscription: Subscriptions[number];
  readonly held: ReturnType<typeof useSubscriptions>;
}

/** The member's plan: until when it lasts, and how to stop the next payment. */
export function CurrentPlan({ subscription, held }: CurrentPlanProps) {
  const { status, trial_ends_at, explanation } = subscription;
  const isTrial = status === 'trialing';
  const trialDays = trialDaysLeft(trial_ends_at, new Date());
  return (
    <div className={styles['held']}>
      {isTrial && <Text variant="small-strong">{texts.trialLeft(trialDays)}</Text>}
      <Text variant="note" tone="muted">
        {explanation}
      </Text>
      <CancelControl subscription={subscription} held={held} className={styles['control'] ?? ''} />
    </div>
  );
}

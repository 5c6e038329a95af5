import type { Subscriptions } from '#domain/membership/plan-offer.ts';
import { trialDaysLeft } from '#domain/membership/trial-days-left.ts';
import type { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CurrentPlan.module.css';

export interface CurrentPlanProps {
  readonly subscription: Subscriptions[number];
  readonly held: ReturnType<typeof useSubscriptions>;
}

/** The member's plan: until when it lasts, and how to stop the next payment. */
export function CurrentPlan({ subscription, held }: CurrentPlanProps) {
  const { id, status, auto_renew, trial_ends_at, explanation } = subscription;
  const isTrial = status === 'trialing';
  const left = trialDaysLeft(trial_ends_at, new Date());
  return (
    <div className={styles['held']}>
      {isTrial && (
        <Text variant="small-strong">{left === 1 ? '1 day left' : `${left} days left`} in your trial</Text>
      )}
      <Text variant="note" tone="muted">
        {explanation}
      </Text>
      {auto_renew && (
        <Button
          variant="danger"
          size="sm"
          busy={held.busyWith === id}
          onClick={() => held.change(id, 'disable')}
          className={styles['control'] ?? ''}
        >
          {isTrial ? 'Cancel trial' : 'Cancel your membership'}
        </Button>
      )}
    </div>
  );
}

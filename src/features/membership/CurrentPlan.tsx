import { formatDate } from '#domain/membership/format-date.ts';
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

/** Of the plan a member has: how long, and the way out of the next payment. */
export function CurrentPlan({ subscription, held }: CurrentPlanProps) {
  const { id, status, duration, auto_renew, due_date, trial_ends_at } = subscription;
  const isTrial = status === 'trialing';
  const left = trialDaysLeft(trial_ends_at, new Date());
  const day = formatDate(isTrial ? (trial_ends_at ?? due_date) : due_date);
  return (
    <div className={styles['held']}>
      {isTrial && (
        <Text look="small-strong">{left === 1 ? '1 day left' : `${left} days left`} in your trial</Text>
      )}
      <Text look="note" tone="muted">
        Yours by the {duration === 'yearly' ? 'year' : 'month'}
        {day !== null && `. ${auto_renew ? 'Renews' : 'Ends'} on ${day}`}
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

import { useId } from 'react';
import { formatDate } from '#domain/membership/format-date.ts';
import type { Subscriptions } from '#domain/membership/plan-offer.ts';
import { isCurrent } from '#domain/membership/subscription.ts';
import { useFreshUser } from '#src/flows/membership/use-fresh-user.ts';
import { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Switch } from '#src/ui/input/Switch.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CancelControl } from './CancelControl.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './SubscriptionsScreen.module.css';
import { subscriptionsScreen as texts } from './texts.ts';

/** All that a member has or has had. */
export function SubscriptionsScreen() {
  usePageTitle(texts.title);
  useFreshUser();
  const current = useSubscriptions('inList');
  if (current.subscriptions.length === 0)
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <Button variant="tinted" size="sm" href={paths.plans()}>
            {texts.seePlans}
          </Button>
        }
      />
    );
  return (
    <Stack gap={16} pad="page">
      <ul className={styles['list']}>
        {current.subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <Subscription subscription={subscription} current={current} />
          </li>
        ))}
      </ul>
      <Row gap={24} spread="center">
        <TextLink href={memberPaths.billing()}>{texts.toBilling}</TextLink>
        <TextLink href={paths.plans()}>{texts.seePlans}</TextLink>
      </Row>
    </Stack>
  );
}

interface SubscriptionProps {
  readonly subscription: Subscriptions[number];
  readonly current: ReturnType<typeof useSubscriptions>;
}

function Subscription({ subscription, current: held }: SubscriptionProps) {
  const { id, subscription_name, product, duration, status, explanation } = subscription;
  return (
    <Card as="article" aria-label={subscription_name || product.name}>
      <Row gap={12} spread="between">
        <Text as="h2" variant="h3">
          {subscription_name || product.name}
        </Text>
        <StatusBadge status={status} />
      </Row>
      <Text variant="small" className={styles['explanation'] ?? ''}>
        {explanation}
      </Text>
      <dl className={styles['facts']}>
        <dt>{texts.billed}</dt>
        <dd>{duration === 'yearly' ? texts.yearly : texts.monthly}</dd>
        <Dates subscription={subscription} />
      </dl>
      {status === 'active' && (
        <div className={styles['controls']}>
          <Renewal {...{ subscription, current: held }} />
          <Button
            variant="danger"
            width="block"
            busy={held.busyWith === id}
            onClick={() => held.change(id, 'cancel')}
          >
            {texts.cancel}
          </Button>
        </div>
      )}
      {status === 'trialing' && (
        <div className={styles['controls']}>
          <CancelControl subscription={subscription} held={held} isWide />
        </div>
      )}
      {status === 'past_due' && (
        <div className={styles['controls']}>
          <Button variant="primary" width="block" href={memberPaths.billing()}>
            {texts.payNow}
          </Button>
          <CancelControl subscription={subscription} held={held} isWide />
        </div>
      )}
    </Card>
  );
}

function Dates({ subscription }: { subscription: Subscriptions[number] }) {
  const { status, auto_renew, created_at, due_date, trial_ends_at, access_until } = subscription;
  const renews = auto_renew ? texts.renews : texts.ends;
  // the end of a trial is no date that anything was paid until
  const isTrialAlone = status === 'trialing' ? auto_renew : due_date === trial_ends_at;
  // nothing is paid any more
  const isReturned = status === 'withdrawn' || status === 'refunded';
  const dates = [
    [texts.since, created_at],
    [texts.trialUntil, status === 'trialing' ? trial_ends_at : null],
    [isCurrent(status) ? renews : texts.paidUntil, isTrialAlone || isReturned ? null : due_date],
    [texts.accessUntil, isCurrent(status) ? null : access_until],
  ] as const;
  return dates.map(([label, at]) => {
    const words = formatDate(at);
    return (
      words !== null && (
        <div key={label} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      )
    );
  });
}

function Renewal({ subscription: { id, auto_renew }, current: held }: SubscriptionProps) {
  const control = useId();
  return (
    <Row gap={12} spread="between" className={styles['renewal'] ?? ''}>
      <label htmlFor={control}>
        <Text as="span" variant="small-strong">
          {texts.autoRenew}
        </Text>
      </label>
      <Switch
        id={control}
        label={texts.autoRenew}
        checked={auto_renew}
        busy={held.busyWith === id}
        onChange={(isEnabled) => held.change(id, isEnabled ? 'enable' : 'disable')}
      />
    </Row>
  );
}

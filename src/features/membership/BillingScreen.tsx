import { formatDate } from '#domain/membership/format-date.ts';
import { money } from '#domain/membership/money.ts';
import { isLive } from '#domain/membership/subscription.ts';
import { useBilling } from '#src/flows/membership/use-billing.ts';
import { useFreshUser } from '#src/flows/membership/use-fresh-user.ts';
import { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './BillingScreen.module.css';
import { CancelControl } from './CancelControl.tsx';
import { StatusBadge } from './StatusBadge.tsx';

type Held = ReturnType<typeof useBilling>;
type Billing = NonNullable<Held['billing']>;

/** Card, next payment and receipts. */
export function BillingScreen() {
  usePageTitle('Billing');
  useFreshUser();
  const held = useBilling();
  const { state, billing, failure, retry } = held;
  if (state === 'failed')
    return <FailureNote title="We couldn’t load your billing" text={failure} onRetry={retry} />;
  if (state === 'waiting' || billing === null) return <ListSkeleton rows={6} />;
  if (billing.subscription === null)
    return (
      <EmptyState
        title="Nothing to pay"
        text="Once you choose a plan, your card, your next payment, and your receipts are here."
        action={
          <Button variant="tinted" size="sm" href={paths.plans()}>
            See plans
          </Button>
        }
      />
    );
  return (
    <Stack gap={16} pad="page">
      {!billing.is_current && (
        <Text variant="small" tone="muted" role="status">
          We couldn’t reach the payment provider, so your card and some receipts are missing.{' '}
          <Button variant="quiet" size="sm" onClick={retry}>
            Try again
          </Button>
        </Text>
      )}
      <Membership subscription={billing.subscription} billing={billing} />
      <PaymentMethod billing={billing} held={held} />
      <Receipts payments={billing.payments} />
      {billing.withdrawal !== null && <Withdrawal until={billing.withdrawal.until} held={held} />}
    </Stack>
  );
}

interface PartProps {
  readonly billing: Billing;
  readonly held: Held;
}

function Membership({
  subscription,
  billing: { next_payment: next, open_payment_url: openUrl },
}: Pick<PartProps, 'billing'> & { subscription: NonNullable<Billing['subscription']> }) {
  const held = useSubscriptions('onPlans');
  const live = held.subscriptions.find(({ status }) => isLive(status));
  return (
    <Card as="section" aria-label={subscription.name}>
      <Row gap={12} spread="between">
        <Text as="h2" variant="h3">
          {subscription.name}
        </Text>
        <StatusBadge status={subscription.status} />
      </Row>
      <Text variant="small" className={styles['line'] ?? ''}>
        {subscription.explanation}
      </Text>
      {next !== null && (
        <Text variant="small" tone="muted">
          Next payment: {money(next.amount, next.currency)} on {formatDate(next.date)}
        </Text>
      )}
      <div className={styles['actions']}>
        {openUrl !== null && (
          <Button variant="primary" width="block" href={openUrl}>
            Pay now
          </Button>
        )}
        {live !== undefined && <CancelControl subscription={live} held={held} isWide />}
        {isLive(subscription.status) ? (
          <TextLink href={memberPaths.subscriptions()}>Dates and auto renew</TextLink>
        ) : (
          <TextLink href={paths.plans()}>See plans</TextLink>
        )}
      </div>
    </Card>
  );
}

function PaymentMethod({ billing: { card, can_change_card: canChange }, held }: PartProps) {
  if (card === null && !canChange) return null;
  return (
    <Card as="section" aria-label="Card">
      <Text as="h2" variant="h3">
        Card
      </Text>
      <Text variant="small" className={styles['line'] ?? ''}>
        {card === null
          ? 'No card is on file.'
          : `${card.brand === 'visa' ? 'Visa' : card.brand} ending in ${card.last4}, expires ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`}
      </Text>
      {canChange && (
        <div className={styles['actions']}>
          <Button variant="tinted" width="block" busy={held.isOpeningCard} onClick={held.changeCard}>
            Change card
          </Button>
        </div>
      )}
    </Card>
  );
}

const stateNames = {
  open: 'To be paid',
  paid: 'Paid',
  void: 'Void',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

function Receipts({ payments }: Pick<Billing, 'payments'>) {
  return (
    <Card as="section" aria-label="Receipts">
      <Text as="h2" variant="h3">
        Receipts
      </Text>
      {payments.length === 0 && (
        <Text variant="small" tone="muted" className={styles['line'] ?? ''}>
          You haven’t been charged yet.
        </Text>
      )}
      <ul className={styles['receipts']}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles['receipt']}>
            <div className={styles['what']}>
              <Text variant="small-strong">{formatDate(payment.date)}</Text>
              <Text variant="note" tone="muted">
                {payment.plan}, {stateNames[payment.status].toLowerCase()}
                {payment.refunded > 0 &&
                  payment.status !== 'refunded' &&
                  `, ${money(payment.refunded, payment.currency)} returned`}
                {payment.tax > 0 && `, with ${money(payment.tax, payment.currency)} tax`}
              </Text>
              <Row gap={16} wrap>
                {payment.page_url !== null && (
                  <TextLink href={payment.page_url}>
                    {payment.status === 'open' ? 'Invoice' : 'Receipt'}
                  </TextLink>
                )}
                {payment.pdf_url !== null && <TextLink href={payment.pdf_url}>PDF</TextLink>}
              </Row>
            </div>
            <Text variant="small-strong">{money(payment.amount, payment.currency)}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Withdrawal({ until, held }: { until: string; held: Held }) {
  return (
    <Card as="section" aria-label="Withdrawal">
      <Text as="h2" variant="h3">
        Right of withdrawal
      </Text>
      <Text variant="small" tone="muted" className={styles['line'] ?? ''}>
        Until {formatDate(until)} you can withdraw from this contract without giving a reason. What you paid
        is returned.
      </Text>
      <div className={styles['actions']}>
        <Button variant="danger" width="block" busy={held.isWithdrawing} onClick={held.withdraw}>
          Withdraw from contract here
        </Button>
      </div>
    </Card>
  );
}

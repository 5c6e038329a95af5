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
import { billingScreen as texts } from './texts.ts';

type Held = ReturnType<typeof useBilling>;
type Billing = NonNullable<Held['billing']>;

/** Card, next payment and receipts. */
export function BillingScreen() {
  usePageTitle(texts.title);
  useFreshUser();
  const current = useBilling();
  const { state, billing, failure, retry } = current;
  if (state === 'failed') return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  if (state === 'waiting' || billing === null) return <ListSkeleton rows={6} pad="page" />;
  if (billing.subscription === null)
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
      {!billing.is_current && (
        <Text variant="small" tone="muted" role="status">
          {texts.notCurrent}{' '}
          <Button variant="quiet" size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        </Text>
      )}
      <Membership subscription={billing.subscription} billing={billing} />
      <PaymentMethod billing={billing} current={current} />
      <Receipts payments={billing.payments} />
      {billing.withdrawal !== null && <Withdrawal withdrawal={billing.withdrawal} current={current} />}
    </Stack>
  );
}

interface PartProps {
  readonly billing: Billing;
  readonly current: Held;
}

function Membership({
  subscription,
  billing: { next_payment: next, open_payment_url: openUrl },
}: Pick<PartProps, 'billing'> & { subscription: NonNullable<Billing['subscription']> }) {
  const current = useSubscriptions('onPlans');
  const live = current.subscriptions.find(({ status }) => isLive(status));
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
          {texts.nextPayment(money(next.amount, next.currency), formatDate(next.date) ?? '')}
        </Text>
      )}
      <div className={styles['actions']}>
        {openUrl !== null && (
          <Button variant="primary" width="block" href={openUrl}>
            {texts.payNow}
          </Button>
        )}
        {live !== undefined && <CancelControl subscription={live} held={current} isWide />}
        {isLive(subscription.status) ? (
          <TextLink href={memberPaths.subscriptions()}>{texts.datesAndRenewal}</TextLink>
        ) : (
          <TextLink href={paths.plans()}>{texts.seePlans}</TextLink>
        )}
      </div>
    </Card>
  );
}

function PaymentMethod({ billing: { card, can_change_card: canChange }, current: held }: PartProps) {
  if (card === null && !canChange) return null;
  return (
    <Card as="section" aria-label={texts.card}>
      <Text as="h2" variant="h3">
        {texts.card}
      </Text>
      <Text variant="small" className={styles['line'] ?? ''}>
        {card === null
          ? texts.noCard
          : texts.cardNote(
              card.brand === 'visa' ? texts.visa : card.brand,
              card.last4,
              String(card.exp_month).padStart(2, '0'),
              card.exp_year,
            )}
      </Text>
      {canChange && (
        <div className={styles['actions']}>
          <Button variant="tinted" width="block" busy={held.isOpeningCard} onClick={held.changeCard}>
            {texts.changeCard}
          </Button>
        </div>
      )}
    </Card>
  );
}

const stateNames = {
  open: texts.open,
  paid: texts.paid,
  void: texts.void,
  refunded: texts.refunded,
  disputed: texts.disputed,
};

type Payment = Billing['payments'][number];

function DocumentLink({ name, payment, url }: { name: string; payment: Payment; url: string | null }) {
  return (
    url !== null && (
      <TextLink href={url} aria-label={texts.documentOf(name, formatDate(payment.date) ?? payment.plan)}>
        {name}
      </TextLink>
    )
  );
}

function Receipts({ payments }: Pick<Billing, 'payments'>) {
  return (
    <Card as="section" aria-label={texts.receipts}>
      <Text as="h2" variant="h3">
        {texts.receipts}
      </Text>
      {payments.length === 0 ? (
        <Text variant="small" tone="muted" className={styles['line'] ?? ''}>
          {texts.receiptsEmpty}
        </Text>
      ) : (
        <ul className={styles['receipts']}>
          {payments.map((payment) => (
            <li key={payment.id} className={styles['receipt']}>
              <div className={styles['what']}>
                <Text variant="small-strong">{formatDate(payment.date)}</Text>
                <Text variant="note" tone="muted">
                  {payment.plan}, {stateNames[payment.status].toLowerCase()}
                  {payment.refunded > 0 &&
                    payment.status !== 'refunded' &&
                    texts.returned(money(payment.refunded, payment.currency))}
                  {payment.tax > 0 && texts.withTax(money(payment.tax, payment.currency))}
                </Text>
                <Row gap={16} wrap>
                  <DocumentLink
                    name={payment.status === 'open' ? texts.invoice : texts.receipt}
                    payment={payment}
                    url={payment.page_url}
                  />
                  <DocumentLink name={texts.pdf} payment={payment} url={payment.pdf_url} />
                </Row>
              </div>
              <Text variant="small-strong">{money(payment.amount, payment.currency)}</Text>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type Withdrawable = NonNullable<Billing['withdrawal']>;

function returnOf({ terms, refund, currency }: Withdrawable): string {
  if (refund === 0) return texts.nothingPaid;
  const sum = money(refund, currency);
  return terms === 'full' ? texts.fullReturn(sum) : texts.partialReturn(sum);
}

function Withdrawal({ withdrawal, current: held }: { withdrawal: Withdrawable; current: Held }) {
  return (
    <Card as="section" aria-label={texts.withdrawalLabel}>
      <Text as="h2" variant="h3">
        {texts.withdrawalTitle}
      </Text>
      <Text variant="small" tone="muted" className={styles['line'] ?? ''}>
        {texts.withdrawalNote(formatDate(withdrawal.until) ?? '')} {returnOf(withdrawal)}
      </Text>
      <div className={styles['actions']}>
        <Button variant="danger" width="block" busy={held.isWithdrawing} onClick={held.withdraw}>
          {texts.withdraw}
        </Button>
      </div>
    </Card>
  );
}

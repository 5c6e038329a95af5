import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { dayOf } from '#domain/membership/format-date.ts';
import { money } from '#domain/membership/money.ts';
import { periodNames } from '#domain/membership/subscription-status-text.ts';
import { withTaxWords } from '#domain/membership/tax.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import type { Beginning } from '#src/flows/membership/use-checkout.ts';
import { useDiscountCode } from '#src/flows/membership/use-discount-code.ts';
import { type Quote, useQuote } from '#src/flows/membership/use-quote.ts';
import { ChoiceCard } from '#src/ui/input/ChoiceCard.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './OrderSummary.module.css';
import { Before } from './PlanFigures.tsx';
import { SummaryFrame } from './SummaryFrame.tsx';
import { orderSummary as texts } from './texts.ts';

export interface OrderSummaryProps {
  readonly packageId: string;
  readonly cycle: BillingCycle;
  readonly beginning: Beginning;
}

/** What is paid when, with the discount, what happens to what the member has, and how to cancel and withdraw. */
export function OrderSummary({ packageId, cycle, beginning }: OrderSummaryProps) {
  const { code } = useDiscountCode();
  const { user } = useSession();
  const subscriptionStates = user?.subscriptions.map(
    ({ id, status, auto_renew }) => `${id} ${status} ${auto_renew}`,
  );
  const key = [packageId, cycle, code, beginning.refusals, ...(subscriptionStates ?? [])].join(' ');
  const hasRest = (subscriptionStates?.length ?? 0) > 0;
  return <Summary key={key} {...{ packageId, cycle, beginning, code, hasRest }} />;
}

interface SummaryProps extends OrderSummaryProps {
  readonly code: string | null;
  /** Whether money of another subscription is left. */
  readonly hasRest: boolean;
}

function Summary({ packageId, cycle, beginning, code, hasRest }: SummaryProps) {
  const { quote, failure } = useQuote({ packageId, duration: cycle, code });
  return (
    <SummaryFrame hasRest={hasRest}>
      {failure !== null && (
        <Text variant="note" tone="muted" role="status" className={styles['rest'] ?? ''}>
          {failure}
        </Text>
      )}
      {failure === null && quote !== null && <Quoted {...{ quote, cycle, beginning, code }} />}
    </SummaryFrame>
  );
}

interface QuotedProps extends Pick<SummaryProps, 'cycle' | 'beginning' | 'code'> {
  readonly quote: Quote;
}

function Quoted({ quote, cycle, beginning, code }: QuotedProps) {
  const { withdrawal } = quote;
  return (
    <>
      <Payments quote={quote} cycle={cycle} />
      {quote.discount > 0 && (
        <Text variant="note" className={styles['rest'] ?? ''}>
          <Before sum={money(quote.price, quote.currency)} /> <b>{money(quote.total, quote.currency)}</b>{' '}
          {texts.periodWithCode(periodNames[cycle], code ?? '')}
        </Text>
      )}
      {quote.rest !== null && (
        <Text variant="note" className={styles['rest'] ?? ''}>
          {quote.rest}
        </Text>
      )}
      {/* two paragraphs: as one they would be the largest text, and come after what the server has rendered */}
      <div>
        <Text variant="note" tone="muted" className={styles['rest'] ?? ''}>
          {texts.renewal(periodNames[cycle])}
        </Text>
        {withdrawal?.terms === 'full' && (
          <Text variant="note" tone="muted">
            {texts.fullReturn(withdrawal.days)}
          </Text>
        )}
      </div>
      {withdrawal?.terms === 'proportional' && (
        <ChoiceCard
          type="checkbox"
          label={texts.beginNow}
          note={texts.partialReturn(withdrawal.days)}
          checked={beginning.isAsked}
          onChange={beginning.toggle}
        />
      )}
    </>
  );
}

function Payments({ quote, cycle }: { readonly quote: Quote; readonly cycle: BillingCycle }) {
  const { currency, tax, due_now: now, first_payment_at: first, total } = quote;
  const period = periodNames[cycle];
  return (
    <p className={styles['line']}>
      <span className={styles['now']}>
        {texts.today} <b>{now > 0 ? withTaxWords(money(now, currency), tax) : money(now, currency)}</b>
      </span>
      <span className={styles['gap']} aria-hidden="true" />
      <span className={styles['then']}>
        {first === null ? texts.thenEach(period) : texts.from(dayOf(new Date(first)))}{' '}
        <b>{withTaxWords(money(total, currency), tax)}</b>
      </span>
    </p>
  );
}

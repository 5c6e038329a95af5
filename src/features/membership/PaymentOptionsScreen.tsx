import { useParams, useSearchParams } from 'react-router-dom';
import { money } from '#domain/membership/money.ts';
import { currentOf, offerOf } from '#domain/membership/plan-offer.ts';
import { messages } from '#domain/message/messages.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useCheckout } from '#src/flows/membership/use-checkout.ts';
import { useFreshUser } from '#src/flows/membership/use-fresh-user.ts';
import { usePlan } from '#src/flows/membership/use-plan.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DiscountedPrice } from './DiscountedPrice.tsx';
import { DiscountNote } from './DiscountNote.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Before } from './PlanFigures.tsx';
import { paymentOptionsScreen as texts } from './texts.ts';

/** One plan, straight to its checkout. */
export function PaymentOptionsScreen() {
  usePageTitle(texts.title);
  const { id = '' } = useParams();
  return <Options key={id} id={id} />;
}

function Options({ id }: { id: string }) {
  useFreshUser();
  const { user } = useSession();
  const [query] = useSearchParams();
  const requestedDuration = query.get('duration');
  const duration =
    requestedDuration === 'yearly' || requestedDuration === 'monthly' ? requestedDuration : null;
  const { plan, state, failure, retry } = usePlan(id);
  const checkout = useCheckout();
  if (state === 'notFound')
    return (
      <EmptyState
        drawing="lost"
        title={messages.planFailed}
        text={texts.notFoundText}
        action={
          <Button variant="tinted" size="sm" href={paths.plans()}>
            {texts.seePlans}
          </Button>
        }
      />
    );
  if (state === 'failed') return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  if (plan === null) return <ListSkeleton rows={4} pad="page" />;
  const isYearly = duration === 'yearly';
  const cycle = duration ?? 'monthly';
  const subscriptions = user?.subscriptions ?? [];
  const held = currentOf(subscriptions, plan.id);
  const isHeld = offerOf(plan, cycle, subscriptions) === null;
  const price = isYearly ? plan.price_yearly : plan.price;
  return (
    <Stack gap={16} pad="page">
      <Card>
        <Text as="h2" variant="h2">
          {plan.name}
        </Text>
        <DiscountedPrice packageId={plan.id} cycle={cycle}>
          {(charged) => (
            <Text variant="figure">
              {money(charged ?? price, plan.currency)}{' '}
              <Text as="span" variant="small" tone="muted">
                {isYearly ? texts.yearly : texts.monthly}{' '}
                {charged !== null && charged < price && <Before sum={money(price, plan.currency)} />}
              </Text>
            </Text>
          )}
        </DiscountedPrice>
        {plan.trial_days > 0 && (
          <Text variant="small" tone="muted">
            {texts.trial(plan.trial_days)}
          </Text>
        )}
      </Card>
      {isHeld ? (
        <>
          <Text variant="small" role="status">
            {texts.isHeld} {held?.explanation}
          </Text>
          <Button variant="primary" width="block" href={paths.plans()}>
            {texts.seeHeld}
          </Button>
        </>
      ) : (
        <>
          <DiscountNote />
          <OrderSummary packageId={plan.id} cycle={cycle} beginning={checkout.beginning} />
          <Button
            variant="primary"
            width="block"
            busy={checkout.isBusy}
            onClick={() => checkout.start(plan.id, duration)}
          >
            {texts.checkout}
          </Button>
        </>
      )}
    </Stack>
  );
}

import { currentOf, heldPlan, offerOf } from '#domain/membership/plan-offer.ts';
import { useCheckout } from '#src/flows/membership/use-checkout.ts';
import { useFreshUser } from '#src/flows/membership/use-fresh-user.ts';
import { usePlanChoice } from '#src/flows/membership/use-plan-choice.ts';
import { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { CycleSwitch } from '#src/ui/input/SegmentedChoice.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CheckoutDock } from './CheckoutDock.tsx';
import { DiscountNote } from './DiscountNote.tsx';
import { FreeCard } from './FreeCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlansScreen.module.css';
import { plansScreen as texts } from './texts.ts';

/** The plans, for who has chosen before or is asked to. */
export function PlansScreen() {
  usePageTitle(texts.title);
  const goBack = useGoBack(paths.account());
  const choice = usePlanChoice(false);
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <TopBar title={texts.title} onBack={goBack} />
      </div>
      <Plans
        choice={choice}
        heading="p"
        free={
          <Button size="sm" href={paths.account()}>
            {texts.stayFree}
          </Button>
        }
      />
    </div>
  );
}

/** The same for a new member, who goes on to the first steps. */
export function FirstPlansScreen() {
  usePageTitle(texts.firstPlansTitle);
  const choice = usePlanChoice(true);
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <TopBar title={texts.membership} titleIs="label" />
      </div>
      <Plans
        choice={choice}
        heading="h1"
        free={
          <Button size="sm" onClick={choice.stayFree}>
            {texts.stayFree}
          </Button>
        }
      />
    </div>
  );
}

interface PlansProps {
  readonly choice: ReturnType<typeof usePlanChoice>;
  readonly heading: 'h1' | 'p';
  readonly free: React.ReactNode;
}

function Plans({ choice, heading, free }: PlansProps) {
  useFreshUser();
  const held = useSubscriptions('onPlans');
  const checkout = useCheckout();
  const { state, plans, cycle, failure, retry } = choice;
  if (state === 'failed') return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  if (state === 'waiting') return <ListSkeleton rows={8} />;
  const current = plans.find(({ id }) => currentOf(held.subscriptions, id) !== null);
  const lapsed = plans.find(({ id }) => id === held.latest?.product.id);
  const picked = plans.find(({ id }) => id === choice.pickedId) ?? current ?? lapsed ?? plans[0];
  if (picked === undefined) return null;
  const isSavingOther = (plan: (typeof plans)[number]) =>
    plan.yearly_percentage_promotion !== picked.yearly_percentage_promotion;
  // the way on for a new member, and else for who has no plan that gives access
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
        <CycleSwitch
          value={cycle}
          saving={picked.yearly_percentage_promotion}
          onChange={choice.chooseCycle}
        />
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
              onPick={() => choice.pick(plan.id)}
              held={held}
            />
          ))}
        </div>
        <DiscountNote />
        <div className={styles['links']}>
          {held.subscriptions.length > 0 && (
            <TextLink href={memberPaths.subscriptions()}>{texts.subscriptions}</TextLink>
          )}
        </div>
      </div>
      {offer !== null && (
        <CheckoutDock
          packageId={picked.id}
          cycle={cycle}
          label={offer}
          isBusy={checkout.isBusy}
          onStart={() => checkout.start(picked.id, cycle)}
        />
      )}
    </>
  );
}

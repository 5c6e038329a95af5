import { useCheckout } from '#src/flows/membership/use-checkout.ts';
import { useFreshUser } from '#src/flows/membership/use-fresh-user.ts';
import { usePlanChoice } from '#src/flows/membership/use-plan-choice.ts';
import { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { usePartnerAddresses } from '#src/flows/shell/use-external-links.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { CycleSwitch } from '#src/ui/input/SegmentedChoice.tsx';
import { DiscountNote } from './DiscountNote.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import styles from './PlansScreen.module.css';
import { PlansView } from './PlansView.tsx';
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
  const partners = usePartnerAddresses();
  const { state, plans, cycle, failure, retry } = choice;
  if (state === 'failed') return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  if (state === 'waiting') return <ListSkeleton rows={8} />;
  return (
    <PlansView
      plans={plans}
      cycle={cycle}
      pickedId={choice.pickedId}
      held={held}
      partners={partners}
      heading={heading}
      free={free}
      priceOf={(shown, charged) => <PlanPrice {...shown} held={charged} />}
      switchFor={({ yearly_percentage_promotion: saving }) => (
        <CycleSwitch value={cycle} saving={saving} onChange={choice.chooseCycle} />
      )}
      discount={<DiscountNote />}
      summaryOf={({ id }) => <OrderSummary packageId={id} cycle={cycle} beginning={checkout.beginning} />}
      isBusy={checkout.isBusy}
      onPick={choice.pick}
      onStart={({ id }) => checkout.start(id, cycle)}
    />
  );
}

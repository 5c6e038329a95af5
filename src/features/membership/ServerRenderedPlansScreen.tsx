import type { components } from '#contract/api.ts';
import { externalAddresses } from '#domain/membership/external-links.ts';
import type { User } from '#domain/session/user.ts';
import type { Settings } from '#domain/settings/default-settings.ts';
import { defaultExternalAddresses } from '#src/flows/shell/default-external-addresses.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import { StaticCycleSwitch } from '#src/ui/input/StaticCycleSwitch.tsx';
import { PlanFigures } from './PlanFigures.tsx';
import styles from './PlansScreen.module.css';
import { PlansView } from './PlansView.tsx';
import { SummaryFrame } from './SummaryFrame.tsx';
import { plansScreen as texts } from './texts.ts';

export interface ServerRenderedPlansScreenProps {
  readonly plans: readonly components['schemas']['Package'][];
  readonly user: Pick<User, 'subscriptions' | 'latest_subscription'>;
  readonly settings: Settings;
}

const nothing = () => {};
const cycle = 'yearly';

/** The plans before anything is picked. The app adds the order summary. */
export function ServerRenderedPlansScreen({ plans, user, settings }: ServerRenderedPlansScreenProps) {
  const { subscriptions, latest_subscription: latest } = user;
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <TopBar title={texts.title} onBack={nothing} />
      </div>
      <PlansView
        plans={plans}
        cycle={cycle}
        pickedId={null}
        held={{ subscriptions, latest: latest ?? null, busyWith: null, change: nothing }}
        partners={externalAddresses(settings, defaultExternalAddresses)}
        heading="p"
        free={
          <Button size="sm" href={paths.account()}>
            {texts.stayFree}
          </Button>
        }
        priceOf={(shown, charged) => {
          const { price = null, currency = shown.plan.currency } = charged?.duration === cycle ? charged : {};
          return <PlanFigures {...shown} price={price} currency={currency} />;
        }}
        switchFor={({ yearly_percentage_promotion: saving }) => (
          <StaticCycleSwitch value={cycle} saving={saving} />
        )}
        discount={null}
        summaryOf={() => <SummaryFrame hasRest={subscriptions.length > 0} />}
        isBusy={false}
        onPick={nothing}
        onStart={nothing}
      />
    </div>
  );
}

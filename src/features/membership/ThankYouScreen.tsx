import type { components } from '#contract/api.ts';
import { planBenefits } from '#domain/membership/plan-benefits.ts';
import { yearlySaving } from '#domain/membership/yearly-saving.ts';
import { useThankYou } from '#src/flows/membership/use-thank-you.ts';
import { usePartnerAddresses } from '#src/flows/shell/use-external-links.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './ThankYouScreen.module.css';
import { thankYouScreen as texts } from './texts.ts';

/** Back from the hosted page. */
export function ThankYouScreen() {
  usePageTitle(texts.title);
  const thanks = useThankYou();
  return (
    <div className={styles['page']}>
      <img src="/brand/welcome.svg" alt="" width="440" height="320" className={styles['picture']} />
      <div role="status">
        {thanks.state === 'confirming' && (
          <>
            <Text as="h1" variant="display">
              {texts.confirmingTitle}
            </Text>
            <Text tone="muted" className={styles['text'] ?? ''}>
              {texts.confirmingText}
            </Text>
          </>
        )}
        {thanks.state === 'confirmed' && <Confirmed subscription={thanks.subscription} />}
        {thanks.state === 'late' && (
          <>
            <Text as="h1" variant="display">
              {texts.lateTitle}
            </Text>
            <Text tone="muted" className={styles['text'] ?? ''}>
              {texts.lateText}
            </Text>
          </>
        )}
      </div>
      <div className={styles['actions']}>
        {thanks.state !== 'confirming' && (
          <Button variant="primary" width="block" busy={thanks.isLeaving} onClick={thanks.goOn}>
            {texts.leave}
          </Button>
        )}
        {thanks.state === 'late' && (
          <Button width="block" onClick={thanks.retry}>
            {texts.retry}
          </Button>
        )}
      </div>
      {thanks.state === 'confirmed' && <Benefits {...thanks} />}
    </div>
  );
}

/** Last on the page, since the plan is known last. */
function Benefits({ subscription, plan }: Pick<ReturnType<typeof useThankYou>, 'subscription' | 'plan'>) {
  const benefits = planBenefits(plan?.benefits ?? [], usePartnerAddresses());
  return (
    <>
      {benefits.length > 0 && (
        <ul aria-label={texts.benefitsLabel} className={styles['benefits']}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <CheckIcon size={18} />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      )}
      {plan && subscription?.duration === 'yearly' && <Saving plan={plan} />}
    </>
  );
}

function Confirmed({ subscription }: Pick<ReturnType<typeof useThankYou>, 'subscription'>) {
  return (
    <>
      <Text as="h1" variant="display">
        {texts.confirmedTitle}
      </Text>
      <Text tone="muted" className={styles['text'] ?? ''}>
        {subscription && `${texts.planIsYours(subscription.subscription_name || subscription.product.name)} `}
        {texts.everythingOpen}
      </Text>
    </>
  );
}

function Saving({ plan }: { plan: components['schemas']['Package'] }) {
  const percent = yearlySaving({ monthly: plan.price, yearly: plan.price_yearly });
  if (percent === 0) return null;
  return (
    <Text variant="small-strong" tone="accent" className={styles['text'] ?? ''}>
      {texts.saving(percent)}
    </Text>
  );
}

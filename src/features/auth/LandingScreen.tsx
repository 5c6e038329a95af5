import { isEnabled } from '#domain/settings/is-enabled.ts';
import { useSignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { MailIcon } from '#src/ui/icon/sign-icons.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LandingPoints } from './LandingPoints.tsx';
import styles from './LandingScreen.module.css';
import { SocialButtons } from './SocialButtons.tsx';

/** The landing page: what the app is, and all ways to sign in. */
export function LandingScreen() {
  usePageTitle('Food that agrees with you');
  return (
    <ScrollArea>
      <div className={styles['page']}>
        <section className={styles['hero']}>
          <Dishes />
          <div className={styles['words']}>
            <Brand size="lg" />
            <Text as="h1" variant="display" className={styles['title'] ?? ''}>
              Food that agrees with you.
            </Text>
            <Text tone="muted" className={styles['lead'] ?? ''}>
              Recipes and meal plans that explain themselves, ingredient by ingredient.
            </Text>
            <SignInOptions />
          </div>
        </section>
        <LandingPoints />
        <Footer />
      </div>
    </ScrollArea>
  );
}

function SignInOptions() {
  const { registration } = useSettings();
  const offers = useSignInOffers();
  return (
    <div className={styles['ways']}>
      <Button variant="primary" width="block" icon={<MailIcon size={20} />} href={paths.loginOrCreate()}>
        Continue with email
      </Button>
      <div className={styles['pair']}>
        <Button width="grow" href={paths.login()}>
          Login
        </Button>
        {isEnabled(registration) && (
          <Button width="grow" href={paths.register()}>
            Create an Account
          </Button>
        )}
      </div>
      {offers && offers.providers.length > 0 && <SocialButtons providers={offers.providers} />}
      <Text variant="small" tone="muted" align="center">
        New here? <TextLink href={paths.tryOut()}>Look around first</TextLink>
      </Text>
    </div>
  );
}

const dishes = ['left', 'right', 'middle'] as const;

function Dishes() {
  return (
    <div className={styles['dishes']} aria-hidden="true">
      {dishes.map((place) => (
        <span key={place} className={`${styles['dish']} ${styles[place]}`}>
          <img src={`/brand/plates/${place}.svg`} alt="" width="400" height="400" />
        </span>
      ))}
    </div>
  );
}

function Footer() {
  const settings = useSettings();
  const pages = [
    ['About us', settings.about_us_page],
    ['Terms', settings.terms_of_services_page],
    ['Privacy', settings.privacy_policy_page],
  ] as const;
  return (
    <footer className={styles['footer']}>
      <Text variant="note" tone="faint">
        General guidance, not medical advice.
      </Text>
      <ul className={styles['pages']}>
        {pages.map(
          ([label, page]) =>
            page && (
              <li key={label}>
                <TextLink href={paths.page(page)}>{label}</TextLink>
              </li>
            ),
        )}
      </ul>
    </footer>
  );
}

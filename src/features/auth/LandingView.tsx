import type { SignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { MailIcon } from '#src/ui/icon/sign-icons.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LandingPoints } from './LandingPoints.tsx';
import styles from './LandingView.module.css';
import { SocialButtons } from './SocialButtons.tsx';
import { landingView as texts } from './texts.ts';

export interface LandingViewProps {
  /** What depends on the site; null until its settings are known. */
  readonly site: {
    readonly offers: SignInOffers;
    readonly canRegister: boolean;
    readonly aboutPage: string | null;
  } | null;
}

/** The landing page, as rendered by the app and by the prerendered page. */
export function LandingView({ site }: LandingViewProps) {
  return (
    <ScrollArea>
      <div className={styles['page']}>
        <section className={styles['hero']}>
          <Dishes />
          <div className={styles['words']}>
            <Brand size="lg" />
            <Text as="h1" variant="display" className={styles['title'] ?? ''}>
              {texts.title}
            </Text>
            <Text tone="muted" className={styles['lead'] ?? ''}>
              {texts.intro}
            </Text>
            <SignInOptions site={site} />
          </div>
        </section>
        {/* its place is known with the site's ways to sign in */}
        <div className={classNames(site === null && styles['unplaced'])}>
          <LandingPoints />
          <Footer site={site} />
        </div>
      </div>
    </ScrollArea>
  );
}

function SignInOptions({ site }: LandingViewProps) {
  return (
    <div className={styles['ways']}>
      <Button variant="primary" width="block" icon={<MailIcon size={20} />} href={paths.loginOrCreate()}>
        {texts.continueWithEmail}
      </Button>
      <div className={styles['pair']}>
        <Button width="grow" href={paths.login()}>
          {texts.login}
        </Button>
        {site?.canRegister !== false && (
          <Button width="grow" href={paths.register()}>
            {texts.register}
          </Button>
        )}
      </div>
      <Text variant="small" tone="muted" align="center">
        {texts.newHere} <TextLink href={paths.tryOut()}>{texts.lookAround}</TextLink>
      </Text>
      {site !== null && site.offers.providers.length > 0 && (
        <SocialButtons providers={site.offers.providers} />
      )}
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

function Footer({ site }: LandingViewProps) {
  const pages = [
    [texts.about, site?.aboutPage],
    [texts.terms, site?.offers.termsPage],
    [texts.privacy, site?.offers.privacyPage],
  ] as const;
  return (
    <footer className={styles['footer']}>
      <Text variant="note" tone="faint">
        {texts.guidance}
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

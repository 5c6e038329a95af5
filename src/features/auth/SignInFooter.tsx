import type { SignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './SignInFooter.module.css';
import { SocialButtons } from './SocialButtons.tsx';
import { signInFooter as texts } from './texts.ts';

export interface SignInFooterProps {
  /** Null while the settings are loading; then nothing is rendered below, so nothing shifts. */
  readonly offers: SignInOffers | null;
  /** Target of the link to the password reset, if the page has none. */
  readonly forgotPasswordHref?: string;
}

/** Alternatives below a sign-in form: other providers, public pages. */
export function SignInFooter({ offers, forgotPasswordHref }: SignInFooterProps) {
  if (offers === null) return null;
  const links = [
    [texts.forgotPassword, forgotPasswordHref],
    [texts.terms, offers.termsPage && paths.page(offers.termsPage)],
    [texts.privacy, offers.privacyPage && paths.page(offers.privacyPage)],
  ] as const;
  return (
    <div className={styles['footer']}>
      {offers.providers.length > 0 && (
        <>
          <Text variant="note" tone="faint" className={styles['or'] ?? ''}>
            {texts.or}
          </Text>
          <SocialButtons providers={offers.providers} />
        </>
      )}
      <ul className={styles['links']}>
        {links.map(
          ([label, href]) =>
            href && (
              <li key={label}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

import type { SignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './SignInFooter.module.css';
import { SocialButtons } from './SocialButtons.tsx';

export interface SignInFooterProps {
  /** Null while the settings are not known: nothing below moves, because nothing is below. */
  readonly offers: SignInOffers | null;
  /** Where the form stands that recovers a password, if the page does not lead there already. */
  readonly forgotPasswordHref?: string;
}

/** What a page to sign in offers beside its form: other providers, the pages that everybody may read. */
export function SignInFooter({ offers, forgotPasswordHref }: SignInFooterProps) {
  if (offers === null) return null;
  const links = [
    ['Forgot Password', forgotPasswordHref],
    ['Terms', offers.termsPage && paths.page(offers.termsPage)],
    ['Privacy', offers.privacyPage && paths.page(offers.privacyPage)],
  ] as const;
  return (
    <div className={styles['footer']}>
      {offers.providers.length > 0 && (
        <>
          <Text look="note" tone="faint" className={styles['or'] ?? ''}>
            or
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

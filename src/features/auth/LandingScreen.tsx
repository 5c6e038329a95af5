import { isEnabled } from '#domain/settings/is-enabled.ts';
import { useSignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { LandingView } from './LandingView.tsx';
import { landingScreen as texts } from './texts.ts';

/** The landing page: what the app is, and all ways to sign in. */
export function LandingScreen() {
  usePageTitle(texts.title);
  const { registration, about_us_page: aboutPage } = useSettings();
  const offers = useSignInOffers();
  const site = offers && { offers, canRegister: isEnabled(registration), aboutPage };
  return <LandingView site={site} />;
}

import { useSelector } from '@xstate/react';
import { socialProviders } from '#domain/settings/social-providers.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useSettings } from '#src/flows/shell/use-settings.ts';

/** Sign-in options of the site; null while the settings load, to avoid a layout shift. */
export function useSignInOffers() {
  const { settings } = useFlows();
  const isKnown = useSelector(settings, (snapshot) => !snapshot.matches('loading'));
  const known = useSettings();
  if (!isKnown) return null;
  return {
    providers: socialProviders(known),
    /** Ids of pages. */
    termsPage: known.terms_of_services_page,
    privacyPage: known.privacy_policy_page,
  };
}

export type SignInOffers = NonNullable<ReturnType<typeof useSignInOffers>>;

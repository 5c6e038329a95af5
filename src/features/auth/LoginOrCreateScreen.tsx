import { useEmailFirst } from '#src/flows/auth/use-email-first.ts';
import { useSignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { LoginOrCreateView } from './LoginOrCreateView.tsx';
import { loginOrCreateScreen as texts } from './texts.ts';

/** The same form signs in and creates an account. */
export function LoginOrCreateScreen() {
  usePageTitle(texts.title);
  const { errors, isBusy, submit } = useEmailFirst();
  const offers = useSignInOffers();
  const { minimum_age: age } = useSettings();
  return (
    <LoginOrCreateView
      errors={errors}
      isBusy={isBusy}
      offers={offers}
      onSubmit={submit}
      {...(age !== undefined && { minimumAge: age })}
    />
  );
}

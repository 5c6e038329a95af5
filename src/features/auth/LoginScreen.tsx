import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storeReturnAddress } from '#src/flows/auth/return-address.ts';
import { useLogin } from '#src/flows/auth/use-login.ts';
import { useSignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { LoginView } from './LoginView.tsx';
import { loginScreen as texts } from './texts.ts';

/** The login form for existing members. */
export function LoginScreen() {
  usePageTitle(texts.title);
  const [parameters] = useSearchParams();
  useEffect(() => storeReturnAddress(parameters), [parameters]);
  const { errors, isBusy, submit } = useLogin();
  const offers = useSignInOffers();
  const goBack = useGoBack(paths.loginOrCreate());
  return (
    <LoginView
      email={parameters.get('email') ?? ''}
      justLoggedOut={parameters.get('just_logged_out') === 'true'}
      offers={offers}
      errors={errors}
      isBusy={isBusy}
      onSubmit={submit}
      onBack={goBack}
    />
  );
}

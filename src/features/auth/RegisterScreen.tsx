import { defaultMinimumAge } from '#domain/membership/age.ts';
import { useRegistration } from '#src/flows/auth/use-registration.ts';
import { useSignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AuthPage } from './AuthPage.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { SignInFooter } from './SignInFooter.tsx';
import { registerScreen as texts } from './texts.ts';

/** The registration form for new members. */
export function RegisterScreen() {
  usePageTitle(texts.title);
  const { errors, isBusy, submit } = useRegistration();
  const offers = useSignInOffers();
  const { minimum_age: age = defaultMinimumAge } = useSettings();
  const goBack = useGoBack(paths.loginOrCreate());
  return (
    <AuthPage title={texts.formTitle} heading={texts.title} lead={texts.intro} onBack={goBack}>
      <CredentialsForm
        passwordIs="new-password"
        passwordPlaceholder={texts.passwordPlaceholder}
        passwordHint={texts.passwordHint}
        errors={errors}
        isBusy={isBusy}
        onSubmit={submit}
        below={(email) => (
          <>
            <Text variant="note" tone="muted" align="center">
              {texts.ageNote(age)}
            </Text>
            <Text variant="small" tone="muted" align="center">
              {texts.hasAccount} <TextLink href={paths.login({ email })}>{texts.signIn}</TextLink>
            </Text>
          </>
        )}
      />
      <SignInFooter offers={offers} />
    </AuthPage>
  );
}

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

/** The registration form for new members. */
export function RegisterScreen() {
  usePageTitle('Create an Account');
  const { errors, isBusy, submit } = useRegistration();
  const offers = useSignInOffers();
  const { minimum_age: age = defaultMinimumAge } = useSettings();
  const goBack = useGoBack(paths.loginOrCreate());
  return (
    <AuthPage
      title="Register"
      heading="Create an Account"
      lead="An email address and a password are all it takes."
      onBack={goBack}
    >
      <CredentialsForm
        passwordIs="new-password"
        passwordPlaceholder="Enter password (min 8 characters)"
        passwordHint="At least 8 characters."
        errors={errors}
        isBusy={isBusy}
        onSubmit={submit}
        below={(email) => (
          <>
            <Text variant="note" tone="muted" align="center">
              You are {age} or older, or a parent or guardian agrees.
            </Text>
            <Text variant="small" tone="muted" align="center">
              Already have an account? <TextLink href={paths.login({ email })}>Sign in</TextLink>
            </Text>
          </>
        )}
      />
      <SignInFooter offers={offers} />
    </AuthPage>
  );
}

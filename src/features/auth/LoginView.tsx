import type { SignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { paths } from '#src/paths.ts';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AuthPage } from './AuthPage.tsx';
import { CredentialsForm, type CredentialsFormProps } from './CredentialsForm.tsx';
import { ForgotPasswordLink } from './ForgotPasswordLink.tsx';
import styles from './LoginView.module.css';
import { SignInFooter } from './SignInFooter.tsx';

export interface LoginViewProps extends Pick<CredentialsFormProps, 'errors' | 'isBusy' | 'onSubmit'> {
  /** Initial value of the email field. */
  readonly email: string;
  readonly justLoggedOut: boolean;
  readonly offers: SignInOffers | null;
  readonly onBack: () => void;
}

/** The login form, as rendered by the app and by the prerendered page. */
export function LoginView({
  email,
  justLoggedOut,
  offers,
  errors,
  isBusy,
  onSubmit,
  onBack,
}: LoginViewProps) {
  return (
    <AuthPage
      title="Login"
      heading="Good to see you again."
      lead="Sign in to find out what you can eat today."
      onBack={onBack}
      above={justLoggedOut && <LoggedOutNotice />}
    >
      <CredentialsForm
        // resets the form when the link has another address
        key={email}
        email={email}
        passwordIs="current-password"
        passwordPlaceholder="Enter password"
        errors={errors}
        isBusy={isBusy}
        onSubmit={onSubmit}
        below={(typed) => <ForgotPasswordLink email={typed} />}
      />
      <Text variant="small" tone="muted" align="center" className={styles['other'] ?? ''}>
        No account yet? <TextLink href={paths.register()}>Create one</TextLink>
      </Text>
      <SignInFooter offers={offers} />
    </AuthPage>
  );
}

function LoggedOutNotice() {
  return (
    <p role="status" className={styles['notice']}>
      <CheckIcon size={18} />
      You are logged out. See you soon.
    </p>
  );
}

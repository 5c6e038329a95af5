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
import { loginView as texts } from './texts.ts';

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
      title={texts.title}
      heading={texts.heading}
      lead={texts.intro}
      onBack={onBack}
      above={justLoggedOut && <LoggedOutNotice />}
    >
      <CredentialsForm
        // resets the form when the link has another address
        key={email}
        email={email}
        passwordIs="current-password"
        passwordPlaceholder={texts.passwordPlaceholder}
        errors={errors}
        isBusy={isBusy}
        onSubmit={onSubmit}
        below={(typed) => <ForgotPasswordLink email={typed} />}
      />
      <Text variant="small" tone="muted" align="center" className={styles['other'] ?? ''}>
        {texts.noAccount} <TextLink href={paths.register()}>{texts.register}</TextLink>
      </Text>
      <SignInFooter offers={offers} />
    </AuthPage>
  );
}

function LoggedOutNotice() {
  return (
    <p role="status" className={styles['notice']}>
      <CheckIcon size={18} />
      {texts.loggedOut}
    </p>
  );
}

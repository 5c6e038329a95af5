import { paths } from '#src/paths.ts';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CredentialsForm, type CredentialsFormProps } from './CredentialsForm.tsx';
import styles from './LoginView.module.css';

export interface LoginViewProps extends Pick<CredentialsFormProps, 'errors' | 'isBusy' | 'onSubmit'> {
  /** Stands in the form at first. */
  readonly email: string;
  readonly justLoggedOut: boolean;
  readonly onBack: () => void;
}

/** The form of members, as it is drawn: also into the page that is sent before any script. */
export function LoginView({ email, justLoggedOut, errors, isBusy, onSubmit, onBack }: LoginViewProps) {
  return (
    <>
      <TopBar title="Login" titleIs="label" onBack={onBack} />
      <ScrollArea>
        <div className={styles['page']}>
          {justLoggedOut && <LoggedOutNotice />}
          <Text as="h1" look="display">
            Good to see you again.
          </Text>
          <Text tone="muted" className={styles['lead'] ?? ''}>
            Sign in to find out what you can eat today.
          </Text>
          <CredentialsForm
            // another address in the link is another form
            key={email}
            email={email}
            passwordIs="current-password"
            passwordPlaceholder="Enter password"
            errors={errors}
            isBusy={isBusy}
            onSubmit={onSubmit}
          />
          <Text look="small" tone="muted" align="center" className={styles['other'] ?? ''}>
            No account yet? <TextLink href={paths.loginOrCreate()}>Create one</TextLink>
          </Text>
        </div>
      </ScrollArea>
    </>
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

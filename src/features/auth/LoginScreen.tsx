import { useSearchParams } from 'react-router-dom';
import { useLogin } from '#src/flows/use-credentials.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import styles from './LoginScreen.module.css';

/** For members who know that they have an account. */
export function LoginScreen() {
  usePageTitle('Login');
  const [parameters] = useSearchParams();
  const { errors, isBusy, isDone, submit } = useLogin();
  const goBack = useGoBack(paths.loginOrCreate());
  const email = parameters.get('email') ?? '';
  return (
    <>
      <TopBar title="Login" titleIs="label" onBack={goBack} />
      <ScrollArea>
        <div className={styles['page']}>
          {parameters.get('just_logged_out') === 'true' && <LoggedOutNotice />}
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
            isBusy={isBusy || isDone}
            onSubmit={submit}
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

import { useSearchParams } from 'react-router-dom';
import { useLogin } from '#src/flows/use-credentials.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { LoginView } from './LoginView.tsx';

/** For members who know that they have an account. */
export function LoginScreen() {
  usePageTitle('Login');
  const [parameters] = useSearchParams();
  const { errors, isBusy, isDone, submit } = useLogin();
  const goBack = useGoBack(paths.loginOrCreate());
  return (
    <LoginView
      email={parameters.get('email') ?? ''}
      justLoggedOut={parameters.get('just_logged_out') === 'true'}
      errors={errors}
      isBusy={isBusy || isDone}
      onSubmit={submit}
      onBack={goBack}
    />
  );
}

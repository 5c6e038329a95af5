import { useEmailFirst } from '#src/flows/use-credentials.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { LoginOrCreateView } from './LoginOrCreateView.tsx';

/** The same form signs in and creates an account. */
export function LoginOrCreateScreen() {
  usePageTitle('Sign in or create an account');
  const { errors, isBusy, isDone, submit } = useEmailFirst();
  return <LoginOrCreateView errors={errors} isBusy={isBusy || isDone} onSubmit={submit} />;
}

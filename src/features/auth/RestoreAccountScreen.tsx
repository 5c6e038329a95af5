import { useSearchParams } from 'react-router-dom';
import { useAccountRestoring } from '#src/flows/auth/use-account-restoring.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AuthPage } from './AuthPage.tsx';
import { LetterPicture } from './LetterPicture.tsx';

/** Target of the link in mails about a change of how the member signs in. */
export function RestoreAccountScreen() {
  usePageTitle('Restore your account');
  const [parameters] = useSearchParams();
  const { email, problem, isBusy, isRestored, isRefused, restore } = useAccountRestoring(
    parameters.get('token') ?? '',
  );
  const goBack = useGoBack(paths.login());
  // a full page load, as a session of this browser may have ended
  const setPassword = () => location.assign(paths.forgotPassword(isRestored ? { email } : {}));
  return (
    <AuthPage
      title="Restore your account"
      heading={isRestored ? 'Your account is yours again.' : 'Wasn’t it you?'}
      lead={
        isRestored
          ? 'Everybody is signed out. Set a new password now; we’ll mail you a code for it.'
          : 'Take the change back: all that was changed since is as it was, everybody is signed out, and you set a new password.'
      }
      onBack={goBack}
      above={<LetterPicture />}
    >
      <Stack gap={16}>
        {problem !== null && (
          <Text role="alert" tone="danger">
            {problem}
          </Text>
        )}
        {isRestored || isRefused ? (
          <Button variant="primary" width="block" onClick={setPassword}>
            Set a new password
          </Button>
        ) : (
          <Button variant="primary" width="block" busy={isBusy} onClick={restore}>
            Take it back
          </Button>
        )}
      </Stack>
    </AuthPage>
  );
}

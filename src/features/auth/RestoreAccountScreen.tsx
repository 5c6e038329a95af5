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
import { restoreAccountScreen as texts } from './texts.ts';

/** Target of the link in mails about a change of how the member signs in. */
export function RestoreAccountScreen() {
  usePageTitle(texts.title);
  const [parameters] = useSearchParams();
  const { email, problem, isBusy, isRestored, isRefused, restore } = useAccountRestoring(
    parameters.get('token') ?? '',
  );
  const goBack = useGoBack(paths.login());
  // a full page load, as a session of this browser may have ended
  const setPassword = () => location.assign(paths.forgotPassword(isRestored ? { email } : {}));
  return (
    <AuthPage
      title={texts.title}
      heading={isRestored ? texts.restoredHeading : texts.heading}
      lead={isRestored ? texts.restoredIntro : texts.intro}
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
            {texts.setPassword}
          </Button>
        ) : (
          <Button variant="primary" width="block" busy={isBusy} onClick={restore}>
            {texts.restore}
          </Button>
        )}
      </Stack>
    </AuthPage>
  );
}

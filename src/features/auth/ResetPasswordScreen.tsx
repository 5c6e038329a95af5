import { Navigate } from 'react-router-dom';
import { useMailedCode } from '#src/flows/auth/use-mailed-code.ts';
import { usePasswordReset } from '#src/flows/auth/use-password-reset.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { useSecret } from '#src/flows/use-secret.ts';
import { paths } from '#src/paths.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AuthPage } from './AuthPage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LetterPicture } from './LetterPicture.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { resetPasswordScreen as texts } from './texts.ts';

/** Sets a new password with a mailed code; without one it starts with the email. */
export function ResetPasswordScreen() {
  usePageTitle(texts.title);
  const mailed = useMailedCode();
  return mailed === null ? <Navigate to={paths.forgotPassword()} replace /> : <Reset {...mailed} />;
}

function Reset({ otpToken, email }: { otpToken: string; email: string }) {
  const { step, isBusy, errors, submitCode, submitPassword, reopenCode } = usePasswordReset({
    otpToken,
    email,
  });
  // state of the screen, because a refused code remounts its step and the password should not be typed again
  const [code, setCode] = useSecret('');
  const [chosen, setChosen] = useSecret({ password: '', confirmation: '' });
  const goBack = useGoBack(paths.login());
  if (step === 'password')
    return (
      <AuthPage
        title={texts.title}
        heading={texts.newPasswordHeading}
        lead={texts.newPasswordIntro(email)}
        onBack={reopenCode}
      >
        <NewPasswordForm
          email={email}
          value={chosen}
          onChange={setChosen}
          errors={errors}
          isBusy={isBusy}
          onSubmit={() => submitPassword(chosen.password, chosen.confirmation)}
        />
      </AuthPage>
    );
  return (
    <AuthPage
      title={texts.title}
      heading={texts.codeHeading}
      lead={texts.codeIntro(email)}
      onBack={goBack}
      above={<LetterPicture />}
    >
      <CodeForm
        submitLabel={texts.submitCode}
        value={code}
        onChange={setCode}
        error={errors.code?.join(' ')}
        isBusy={isBusy}
        onSubmit={() => submitCode(code)}
      >
        <Text variant="small" tone="muted" align="center">
          {texts.nothingThere} <TextLink href={paths.forgotPassword({ email })}>{texts.resend}</TextLink>.
        </Text>
      </CodeForm>
    </AuthPage>
  );
}

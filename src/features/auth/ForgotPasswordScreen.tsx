import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePasswordReset } from '#src/flows/auth/use-password-reset.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { MailIcon } from '#src/ui/icon/sign-icons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { AuthPage } from './AuthPage.tsx';
import { LetterPicture } from './LetterPicture.tsx';
import { forgotPasswordScreen as texts } from './texts.ts';

const nothingMailed = { otpToken: null, email: '' } as const;

/** The first step of a password reset: requests a code by mail. */
export function ForgotPasswordScreen() {
  usePageTitle(texts.title);
  const [parameters] = useSearchParams();
  const { step, isBusy, errors, submitEmail } = usePasswordReset(nothingMailed);
  const goBack = useGoBack(paths.login());
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.email?.length) input.current?.focus();
  }, [errors]);
  // once a code is mailed, the next page is opening
  const isLeaving = isBusy || step !== 'email';
  const { draft, change, submit } = useDraft({
    initial: { email: parameters.get('email') ?? '' },
    onSubmit: ({ email }) => {
      if (!isLeaving) submitEmail(email.trim());
    },
  });
  return (
    <AuthPage
      title={texts.title}
      heading={texts.heading}
      lead={texts.intro}
      onBack={goBack}
      above={<LetterPicture />}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <TextField
            ref={input}
            label={texts.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            placeholder={texts.emailPlaceholder}
            required
            value={draft.email}
            onChange={(email) => change({ email })}
            error={errors.email?.join(' ')}
            icon={<MailIcon />}
          />
          <Button type="submit" variant="primary" width="block" busy={isLeaving}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}

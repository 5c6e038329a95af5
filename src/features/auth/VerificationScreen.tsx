import { useSearchParams } from 'react-router-dom';
import { useEmailVerification } from '#src/flows/auth/use-email-verification.ts';
import { useLogout } from '#src/flows/auth/use-logout.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useSecret } from '#src/flows/use-secret.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CodeForm } from './CodeForm.tsx';
import { countdown, formatApproximateDuration } from './countdown.ts';
import { LetterPicture } from './LetterPicture.tsx';
import { verificationScreen as texts } from './texts.ts';
import styles from './VerificationScreen.module.css';

/** Verifies the email address with a mailed code. */
export function VerificationScreen() {
  usePageTitle(texts.title);
  const { user } = useSession();
  return user && <Verification userId={user.id} email={user.email} />;
}

function Verification({ userId, email }: { userId: string; email: string }) {
  const [query] = useSearchParams();
  const isFromProfile = query.get('from') === 'profile';
  const { isSending, isConfirming, wait, hasCode, errors, submit, resend } = useEmailVerification(
    { userId, email },
    isFromProfile ? memberPaths.profile() : null,
  );
  const { ask: askToLogOut } = useLogout();
  const [code, setCode] = useSecret('');
  return (
    <div className={styles['page']}>
      <LetterPicture />
      <Text tone="muted" className={styles['lead'] ?? ''}>
        {hasCode ? texts.codeSent : texts.codeWillBeSent} <strong>{email}</strong> {texts.validity}
      </Text>
      <CodeForm
        submitLabel={texts.submit}
        value={code}
        onChange={setCode}
        error={errors.code?.join(' ')}
        isBusy={isConfirming}
        onSubmit={() => submit(code)}
      >
        <Button width="block" busy={isSending} aria-disabled={wait > 0} onClick={resend}>
          {texts.resend}
        </Button>
        {wait > 0 && (
          <Text role="status" variant="small" tone="muted" align="center">
            {texts.waitToResend}{' '}
            <span className={styles['time']} aria-hidden="true">
              {countdown(wait)}
            </span>
            {/* announced once a minute, not every second */}
            <span className="sr">{formatApproximateDuration(wait)}</span>.
          </Text>
        )}
      </CodeForm>
      <Stack className={styles['other']}>
        <Text variant="small" tone="muted" align="center">
          {isFromProfile ? texts.nothingThereFromProfile : texts.nothingThere}
        </Text>
        {isFromProfile ? (
          <Button variant="quiet" size="sm" href={memberPaths.profile()}>
            {texts.toProfile}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" onClick={askToLogOut}>
            {texts.logout}
          </Button>
        )}
      </Stack>
    </div>
  );
}

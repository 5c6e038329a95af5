import { useEmailVerification } from '#src/flows/auth/use-email-verification.ts';
import { useLogout } from '#src/flows/auth/use-logout.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useSecret } from '#src/flows/use-secret.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CodeForm } from './CodeForm.tsx';
import { countdown, formatApproximateDuration } from './countdown.ts';
import { LetterPicture } from './LetterPicture.tsx';
import styles from './VerificationScreen.module.css';

/** Verifies the email address with a mailed code. */
export function VerificationScreen() {
  usePageTitle('Verify your email');
  const { user } = useSession();
  return user && <Verification userId={user.id} email={user.email} />;
}

function Verification({ userId, email }: { userId: string; email: string }) {
  const { isSending, isConfirming, wait, hasCode, errors, submit, resend } = useEmailVerification(userId);
  const { ask: askToLogOut } = useLogout();
  const [code, setCode] = useSecret('');
  return (
    <div className={styles['page']}>
      <LetterPicture />
      <Text tone="muted" className={styles['lead'] ?? ''}>
        {hasCode ? 'We mailed a 6-digit code to' : 'A 6-digit code goes to'} <strong>{email}</strong> It works
        for 10 minutes.
      </Text>
      <CodeForm
        submitLabel="Confirm"
        value={code}
        onChange={setCode}
        error={errors.code?.join(' ')}
        isBusy={isConfirming}
        onSubmit={() => submit(code)}
      >
        <Button width="block" busy={isSending} aria-disabled={wait > 0} onClick={resend}>
          Resend code
        </Button>
        {wait > 0 && (
          <Text role="status" variant="small" tone="muted" align="center">
            Another code can be sent in{' '}
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
          Nothing there? Look into the spam folder. Not your address? Log out and register with the right one.
        </Text>
        <Button variant="quiet" size="sm" onClick={askToLogOut}>
          Logout
        </Button>
      </Stack>
    </div>
  );
}

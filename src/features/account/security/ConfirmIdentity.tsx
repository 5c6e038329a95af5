import { type FormEvent, type ReactNode, useCallback } from 'react';
import { useConfirmation, useConfirmed } from '#src/flows/account/use-confirmation.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useSecret } from '#src/flows/use-secret.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ConfirmationFields } from '../ConfirmationFields.tsx';
import { confirmIdentity as texts } from '../texts/security.ts';

export interface Confirmed {
  /** Sent along with the next change. */
  readonly token: string;
  readonly onExpired: () => void;
}

/** Renders its children once the member has confirmed their identity. */
export function ConfirmIdentity({ children }: { readonly children: (confirmed: Confirmed) => ReactNode }) {
  const { token, confirm, expire } = useConfirmed();
  if (token !== null) return children({ token, onExpired: expire });
  return <ConfirmationForm onConfirmed={confirm} />;
}

function ConfirmationForm({ onConfirmed }: { readonly onConfirmed: (token: string) => void }) {
  const { user } = useSession();
  const { errors, hasCode, isSendingCode, isConfirming, requestCode, submit } = useConfirmation(onConfirmed);
  const [secret, setSecret] = useSecret('');
  const requestAnother = useCallback(() => {
    setSecret('');
    requestCode();
  }, [requestCode, setSecret]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirming) submit(hasCode ? secret.trim() : secret);
  };
  return (
    <Card>
      <form onSubmit={send} noValidate aria-label={texts.formLabel}>
        <Stack gap={16}>
          <Text as="h2" variant="h3">
            {texts.formLabel}
          </Text>
          <ConfirmationFields
            hasCode={hasCode}
            isSendingCode={isSendingCode}
            onRequestCode={requestAnother}
            email={user?.email ?? ''}
            value={secret}
            onChange={setSecret}
            error={(hasCode ? errors.code : errors.current_password)?.join(' ')}
          />
          <Button type="submit" variant="primary" width="block" busy={isConfirming}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

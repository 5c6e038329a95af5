import { Button } from '#src/ui/button/Button.tsx';
import { PasswordField } from '#src/ui/input/PasswordField.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { confirmationFields as texts } from './texts/account.ts';

export interface ConfirmationFieldsProps {
  /** A code was mailed and replaces the current password. */
  readonly hasCode: boolean;
  readonly isSendingCode: boolean;
  readonly onRequestCode: () => void;
  /** The address the code is mailed to. */
  readonly email: string;
  /** The code, or the password. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Confirms the member's identity before a change of how they sign in: by the current password, or by a code. */
export function ConfirmationFields(props: ConfirmationFieldsProps) {
  const { hasCode, isSendingCode, onRequestCode, email, value, onChange, error } = props;
  return (
    <Stack gap={12}>
      {hasCode ? (
        <TextField
          label={texts.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          hint={texts.codeHint(email)}
          value={value}
          onChange={onChange}
          error={error}
        />
      ) : (
        <PasswordField
          label={texts.currentPassword}
          name="current_password"
          autoComplete="current-password"
          maxLength={128}
          hint={texts.currentPasswordHint}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
      <Text variant="small" tone="muted">
        {hasCode ? texts.noMail : texts.noPassword}
      </Text>
      <Button size="sm" busy={isSendingCode} onClick={onRequestCode}>
        {hasCode ? texts.mailAnotherCode : texts.mailCode}
      </Button>
    </Stack>
  );
}

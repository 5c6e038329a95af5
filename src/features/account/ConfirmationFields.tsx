import { Button } from '#src/ui/button/Button.tsx';
import { PasswordField } from '#src/ui/input/PasswordField.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

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
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          hint={`We’ve mailed six digits to ${email}. They work for 10 minutes.`}
          value={value}
          onChange={onChange}
          error={error}
        />
      ) : (
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          maxLength={128}
          hint="To change how you sign in, confirm it’s you."
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
      <Text variant="small" tone="muted">
        {hasCode ? 'No mail? Look in your spam folder, too.' : 'No password, or forgotten?'}
      </Text>
      <Button size="sm" busy={isSendingCode} onClick={onRequestCode}>
        {hasCode ? 'Mail me another code' : 'Mail me a code instead'}
      </Button>
    </Stack>
  );
}

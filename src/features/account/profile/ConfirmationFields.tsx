import { Button } from '#src/ui/button/Button.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { ProfileFormProps } from './ProfileForm.tsx';
import type { ProfileErrors } from './profile-draft.ts';

export interface ConfirmationFieldsProps extends ProfileFormProps {
  readonly errorAt: (field: keyof ProfileErrors) => string | undefined;
}

/** Confirms a new e-mail address or password: by the current password, or by a code. */
export function ConfirmationFields({ draft, email, onChange, flow, errorAt }: ConfirmationFieldsProps) {
  const { hasCode, isSendingCode, requestCode } = flow;
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
          value={draft.code}
          onChange={(code) => onChange({ code })}
          error={errorAt('code')}
        />
      ) : (
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          maxLength={128}
          hint="To change how you sign in, confirm it’s you."
          value={draft.currentPassword}
          onChange={(currentPassword) => onChange({ currentPassword })}
          error={errorAt('current_password')}
        />
      )}
      <Text look="small" tone="muted">
        {hasCode ? 'No mail? Look in your spam folder, too.' : 'No password, or forgotten?'}
      </Text>
      <Button size="sm" busy={isSendingCode} onClick={requestCode}>
        {hasCode ? 'Mail me another code' : 'Mail me a code instead'}
      </Button>
    </Stack>
  );
}

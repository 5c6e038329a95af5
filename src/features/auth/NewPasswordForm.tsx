import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { newPasswordForm as texts } from './texts.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

export interface NewPasswordFormProps {
  /** The account whose password changes. */
  readonly email: string;
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly errors: Partial<Record<'password' | 'password_confirmation', readonly string[]>>;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

/** A new password, twice. */
export function NewPasswordForm({ email, value, onChange, errors, isBusy, onSubmit }: NewPasswordFormProps) {
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isOnlySecond = !errors.password?.length && errors.password_confirmation?.length;
    (isOnlySecond ? second : first).current?.focus();
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate>
      {/* identifies the account for password managers */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Stack gap={12}>
        <PasswordField
          ref={first}
          label={texts.newPassword}
          name="password"
          autoComplete="new-password"
          placeholder={texts.newPasswordPlaceholder}
          hint={texts.newPasswordHint}
          required
          value={value.password}
          onChange={(password) => onChange({ ...value, password })}
          error={errors.password?.join(' ')}
        />
        <PasswordField
          ref={second}
          label={texts.confirmation}
          name="password_confirmation"
          autoComplete="new-password"
          placeholder={texts.confirmationPlaceholder}
          required
          value={value.confirmation}
          onChange={(confirmation) => onChange({ ...value, confirmation })}
          error={errors.password_confirmation?.join(' ')}
        />
        <Button type="submit" variant="primary" width="block" busy={isBusy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

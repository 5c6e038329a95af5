import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSecret } from '#src/flows/use-secret.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { MailIcon } from '#src/ui/icon/sign-icons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { credentialsForm as texts } from './texts.ts';

export interface CredentialsFormProps {
  /** Initial value of the email field. */
  readonly email?: string;
  readonly passwordIs: 'current-password' | 'new-password';
  readonly passwordPlaceholder: string;
  /** Errors from the server, by field. */
  readonly errors: Partial<Record<'email' | 'password', readonly string[]>>;
  readonly isBusy: boolean;
  readonly onSubmit: (credentials: { email: string; password: string }) => void;
  /** The rules for passwords. */
  readonly passwordHint?: string;
  /** Content below the button; called with the email typed so far. */
  readonly below?: (email: string) => ReactNode;
}

/** Email and password. The input stays after an error. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { passwordIs, passwordPlaceholder, passwordHint, errors, isBusy, onSubmit, below } = props;
  const [typed, setTyped] = useSecret({ email: props.email ?? '', password: '' });
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.email?.length) emailInput.current?.focus();
    else if (errors.password?.length) passwordInput.current?.focus();
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit({ ...typed, email: typed.email.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <TextField
          ref={emailInput}
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={texts.emailPlaceholder}
          required
          value={typed.email}
          onChange={(email) => setTyped((present) => ({ ...present, email }))}
          error={errors.email?.join(' ')}
          icon={<MailIcon />}
        />
        <PasswordField
          ref={passwordInput}
          label={texts.password}
          name="password"
          autoComplete={passwordIs}
          placeholder={passwordPlaceholder}
          required
          value={typed.password}
          onChange={(password) => setTyped((present) => ({ ...present, password }))}
          error={errors.password?.join(' ')}
          hint={passwordHint}
        />
        <Stack gap={10}>
          <Button type="submit" variant="primary" width="block" busy={isBusy}>
            {texts.submit}
          </Button>
          {below?.(typed.email.trim())}
        </Stack>
      </Stack>
    </form>
  );
}

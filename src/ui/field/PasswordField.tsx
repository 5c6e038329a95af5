import { useState } from 'react';
import { passwordField as texts } from '#src/ui/field/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { EyeIcon, EyeOffIcon, LockIcon } from '../icon/sign-icons.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field, hidden until the eye button is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      icon={<LockIcon />}
      end={
        <IconButton
          label={shown ? texts.hide : texts.show}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

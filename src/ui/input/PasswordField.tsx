import { useState } from 'react';
import { passwordField as texts } from '#src/ui/input/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import type { PasswordFieldProps } from '../field/PasswordField.tsx';
import { EyeIcon, EyeOffIcon, LockIcon } from '../icon/sign-icons.tsx';
import { TextField } from './TextField.tsx';

/** A password field, hidden until the eye button is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      icon={<LockIcon />}
      end={
        <IconButton
          label={isShown ? texts.hide : texts.show}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

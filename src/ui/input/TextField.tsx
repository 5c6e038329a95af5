import { TextInput } from '@mantine/core';
import type { TextFieldProps } from '../field/TextField.tsx';
import { Kit } from '../kit/MantineKit.tsx';
import { boxClasses, wrapperProps } from './wrapper-props.tsx';

export type { TextFieldProps };

export function TextField(props: TextFieldProps) {
  const { label, onChange, error, hint, icon, end, disabled = false, ...input } = props;
  return (
    <Kit>
      <TextInput
        {...input}
        {...wrapperProps({ label, error, hint })}
        leftSection={icon}
        rightSection={end}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        classNames={boxClasses({ isInvalid: Boolean(error), isDisabled: disabled })}
      />
    </Kit>
  );
}

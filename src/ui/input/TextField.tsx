import { TextInput } from '@mantine/core';
import type { TextFieldProps as PlainFieldProps } from '../field/TextField.tsx';
import { Kit } from '../kit/MantineKit.tsx';
import { boxClasses, wrapperProps } from './wrapper-props.tsx';

export interface TextFieldProps extends PlainFieldProps {
  /** What `end` shows about the value, such as its unit, in words: said with the field, in place of a hint. */
  readonly endSaid?: string;
}

export function TextField(props: TextFieldProps) {
  const { label, onChange, error, hint, icon, end, endSaid, disabled = false, ...input } = props;
  const classNames = boxClasses({ isInvalid: Boolean(error), isDisabled: disabled });
  return (
    <Kit>
      <TextInput
        {...input}
        {...wrapperProps({ label, error, hint: endSaid ?? hint })}
        leftSection={icon}
        rightSection={end}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        classNames={endSaid === undefined ? classNames : { ...classNames, description: 'sr' }}
      />
    </Kit>
  );
}

import { Textarea } from '@mantine/core';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './TextArea.module.css';
import { wrapperClasses, wrapperProps } from './wrapper-props.tsx';

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly name?: string;
  readonly error?: string | null | undefined;
}

/** A multi-line text field. */
export function TextArea({ label, onChange, error, ...input }: TextAreaProps) {
  return (
    <Kit>
      <Textarea
        {...input}
        {...wrapperProps({ label, error })}
        rows={3}
        onChange={(event) => onChange(event.target.value)}
        classNames={{ ...wrapperClasses, input: styles['area'] ?? '' }}
      />
    </Kit>
  );
}

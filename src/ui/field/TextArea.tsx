import { useId } from 'react';
import { Field } from './Field.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly placeholder?: string;
}

/** Several lines of text. */
export function TextArea({ label, value, onChange, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <textarea
        {...input}
        id={id}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles['area']}
      />
    </Field>
  );
}

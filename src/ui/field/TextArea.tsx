import { useId } from 'react';
import { describedBy, Field } from './Field.tsx';
import styles from './TextArea.module.css';

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
export function TextArea({ label, value, onChange, error, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <textarea
        {...input}
        id={id}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error, hint: null })}
        className={styles['area']}
      />
    </Field>
  );
}

import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { describedBy, Field } from './Field.tsx';
import { InputBox } from './InputBox.tsx';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number';
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly error?: string | null | undefined;
  readonly hint?: string | null | undefined;
  readonly icon?: ReactNode;
  /** A control at the right end. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly maxLength?: number;
  /** Step of a number input. */
  readonly step?: 'any';
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, icon, end, ...input } = props;
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <InputBox icon={icon} end={end} invalid={Boolean(error)} disabled={props.disabled ?? false}>
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, hint })}
        />
      </InputBox>
    </Field>
  );
}

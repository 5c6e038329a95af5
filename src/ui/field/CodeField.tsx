import { type ClipboardEvent, type Ref, useId } from 'react';
import { codeLength, digitsOf, isCompleteCode } from '#domain/account/one-time-code.ts';
import { classNames } from '../class-names.ts';
import styles from './CodeField.module.css';
import { describedBy, Field } from './Field.tsx';

export interface CodeFieldProps {
  readonly label: string;
  readonly name: string;
  /** The digits so far. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error?: string | null | undefined;
  readonly hint?: string | null | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const places = Array.from({ length: codeLength }, (_, place) => place);

/**
 * A field for a mailed code: one input whose digits are shown in boxes, so that pasting, autofill, selecting
 * and screen readers work as in any input.
 */
export function CodeField({ label, name, value, onChange, error, hint, ref }: CodeFieldProps) {
  const id = useId();
  const next = Math.min(value.length, codeLength - 1);
  // a pasted code replaces the input; spaces or words around it are ignored
  const paste = (event: ClipboardEvent) => {
    const pasted = digitsOf(event.clipboardData.getData('text'));
    if (!isCompleteCode(pasted)) return;
    event.preventDefault();
    onChange(pasted);
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={classNames(styles['code'], error && styles['invalid'])}>
        {places.map((place) => (
          <span
            key={place}
            className={classNames(styles['place'], place === next && styles['next'])}
            aria-hidden="true"
          />
        ))}
        <input
          ref={ref}
          id={id}
          name={name}
          className={styles['input']}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(digitsOf(event.target.value))}
          onPaste={paste}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, hint })}
        />
      </div>
    </Field>
  );
}

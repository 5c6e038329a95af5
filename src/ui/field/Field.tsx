import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/sign-icons.tsx';
import styles from './Field.module.css';

export interface FieldProps {
  /** Id of the control inside; messages are `{id}-error` and `{id}-hint`. */
  readonly id: string;
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly hint?: string | null | undefined;
  readonly children: ReactNode;
}

/** A label above a control, and its hint or error below. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {!error && hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A group of controls with one value, such as the parts of a date. */
export function FieldGroup({ id, label, error, children }: Omit<FieldProps, 'hint'>) {
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['label']}>{label}</legend>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** An error message with role `alert`. Its space is reserved while there is none. */
function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} role="alert">
      {children && (
        <p className={styles['error']}>
          <AlertIcon size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** The value of a control's aria-describedby. */
export function describedBy({
  id,
  error,
  hint,
}: Pick<FieldProps, 'id' | 'error' | 'hint'>): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

import type { InputWrapperProps } from '@mantine/core';
import { classNames } from '../class-names.ts';
import field from '../field/Field.module.css';
import box from '../field/InputBox.module.css';
import { AlertIcon } from '../icon/sign-icons.tsx';
import styles from './wrapper.module.css';

export interface FieldTexts {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly hint?: string | null | undefined;
}

const order: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'error', 'description'];

/** Label, error, and hint of a Mantine input, as `Field` shows them. */
export function wrapperProps({ label, error, hint }: FieldTexts) {
  return {
    label,
    error: error && (
      <>
        <AlertIcon size={16} />
        <span>{error}</span>
      </>
    ),
    description: error ? null : hint,
    errorProps: { role: 'alert' },
    inputWrapperOrder: order,
    withAsterisk: false,
    unstyled: true,
  };
}

export const wrapperClasses = {
  root: field['field'] ?? '',
  label: field['label'] ?? '',
  description: field['hint'] ?? '',
  error: field['error'] ?? '',
};

/** The box around an input with its icon and its control. */
export const boxClasses = (state: { readonly isInvalid: boolean; readonly isDisabled: boolean }) => ({
  ...wrapperClasses,
  wrapper:
    classNames(box['box'], state.isInvalid && box['invalid'], state.isDisabled && box['disabled']) ?? '',
  section: styles['section'] ?? '',
});

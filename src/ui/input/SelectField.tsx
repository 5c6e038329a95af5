import { PlainSelect, type SelectBoxProps } from './SelectBox.tsx';
import { wrapperClasses, wrapperProps } from './wrapper-props.tsx';

export interface SelectFieldProps extends Omit<SelectBoxProps, 'aria-label'> {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly hint?: string | null | undefined;
}

export function SelectField({ label, error, hint, ...select }: SelectFieldProps) {
  return (
    <PlainSelect
      {...select}
      isInvalid={Boolean(error)}
      wrapper={{ ...wrapperProps({ label, error, hint }), classNames: wrapperClasses }}
    />
  );
}

import { useId } from 'react';
import { describedBy, Field } from './Field.tsx';
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx';

export interface SelectFieldProps
  extends Omit<SelectBoxProps, 'id' | 'aria-label' | 'describedBy' | 'invalid'> {
  readonly label: string;
  readonly error?: string | null | undefined;
}

export function SelectField({ label, error, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <SelectBox
        {...select}
        id={id}
        describedBy={describedBy({ id, error, hint: null })}
        invalid={Boolean(error)}
      />
    </Field>
  );
}

import { useId } from 'react';
import { CheckIcon } from '../icon/sign-icons.tsx';
import styles from '../input/ChipChoice.module.css';

export interface ChipRadioGroupProps<Value extends string | number | null> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one with chips. Native: the recipe and the search, where it is shown, come without Mantine. */
export function ChipRadioGroup<Value extends string | number | null>(props: ChipRadioGroupProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles['chips']} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles['root']}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles['chip']} data-checked={option.value === value || undefined}>
            {option.value === value && (
              <span className={styles['check']}>
                <CheckIcon size={18} />
              </span>
            )}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

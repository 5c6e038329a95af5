import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icon/common-icons.tsx';
import styles from './SelectBox.module.css';

export interface SelectBoxProps extends Pick<HTMLAttributes<HTMLSelectElement>, 'id' | 'aria-label'> {
  readonly name: string;
  /** '' for nothing. */
  readonly value: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** The empty option, which clears the choice. */
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
}

/** A native select. */
export function SelectBox(props: SelectBoxProps) {
  const { value, options, placeholder, onChange, describedBy, invalid = false, ...select } = props;
  return (
    <div className={classNames(styles['box'], invalid && styles['invalid'])}>
      <select
        {...select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={classNames(styles['select'], value === '' && styles['empty'])}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className={styles['chevron']} />
    </div>
  );
}

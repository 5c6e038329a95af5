import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: ReadonlyArray<{
    readonly value: Value;
    readonly label: string;
    /** A badge, such as a discount. */
    readonly badge?: string | undefined;
  }>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly width?: 'hug' | 'block';
}

/** A choice of two or three segments. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange, width = 'hug' } = props;
  const name = useId();
  return (
    <fieldset
      className={classNames(styles['segments'], width === 'block' && styles['block'])}
      aria-label={label}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(styles['segment'], option.value === value && styles['on'])}
        >
          <input
            type="radio"
            name={name}
            className={styles['input']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label} {option.badge && <span className={styles['badge']}>{option.badge}</span>}
        </label>
      ))}
    </fieldset>
  );
}

export type Units = 'us' | 'metric';

const units = [
  { value: 'us', label: 'US' },
  { value: 'metric', label: 'Metric' },
] as const;

export function UnitsSwitch({ value, onChange }: { value: Units; onChange: (units: Units) => void }) {
  return <SegmentedChoice label="Units" options={units} value={value} onChange={onChange} />;
}

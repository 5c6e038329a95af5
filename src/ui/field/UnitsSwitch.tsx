import { useId } from 'react';
import { unitsSwitch as texts } from '#src/ui/field/texts.ts';
import { classNames } from '../class-names.ts';
import styles from './UnitsSwitch.module.css';

export type Units = 'us' | 'metric';

const units = [
  { value: 'us', label: texts.us },
  { value: 'metric', label: texts.metric },
] as const;

/** Native: the recipe page, where it is shown, comes without Mantine. */
export function UnitsSwitch({ value, onChange }: { value: Units; onChange: (units: Units) => void }) {
  const name = useId();
  return (
    <fieldset className={styles['segments']} aria-label={texts.label}>
      {units.map((option) => (
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
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

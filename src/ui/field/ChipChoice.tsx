import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icon/sign-icons.tsx';
import styles from './ChipChoice.module.css';

export interface ChipChoiceProps<Value extends string> {
  /** Accessible name of the group; shown above it by the caller. */
  readonly label: string;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>;
  readonly chosen: readonly Value[];
  /** The new choice, in the order of the options. */
  readonly onChange: (chosen: Value[]) => void;
}

/** A multiple choice with chips. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, options, chosen, onChange } = props;
  const change = (value: Value, isChosen: boolean) =>
    onChange(
      options.map((o) => o.value).filter((other) => (other === value ? isChosen : chosen.includes(other))),
    );
  return (
    <fieldset className={styles['chips']} aria-label={label}>
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        return (
          <label key={option.value} className={classNames(styles['chip'], isChosen && styles['on'])}>
            <input
              type="checkbox"
              className={styles['input']}
              checked={isChosen}
              onChange={(event) => change(option.value, event.target.checked)}
            />
            {isChosen && <CheckIcon size={18} />}
            {option.label}
          </label>
        );
      })}
    </fieldset>
  );
}

import { Chip } from '@mantine/core';
import { CheckIcon } from '../icon/sign-icons.tsx';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './ChipChoice.module.css';

export interface ChipChoiceProps<Value extends string> {
  /** Accessible name of the group; shown above it by the caller. */
  readonly label: string;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>;
  readonly chosen: readonly Value[];
  /** The new choice, in the order of the options. */
  readonly onChange: (chosen: Value[]) => void;
}

const parts = {
  root: styles['root'] ?? '',
  input: styles['input'] ?? '',
  label: styles['chip'] ?? '',
  iconWrapper: styles['check'] ?? '',
};

/** A multiple choice with chips. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, options, chosen, onChange } = props;
  const change = (value: Value, isChosen: boolean) =>
    onChange(
      options.map((o) => o.value).filter((other) => (other === value ? isChosen : chosen.includes(other))),
    );
  return (
    <Kit>
      <fieldset className={styles['chips']} aria-label={label}>
        {options.map((option) => (
          <Chip
            key={option.value}
            unstyled
            checked={chosen.includes(option.value)}
            onChange={(isChosen) => change(option.value, isChosen)}
            icon={<CheckIcon size={18} />}
            classNames={parts}
          >
            {option.label}
          </Chip>
        ))}
      </fieldset>
    </Kit>
  );
}

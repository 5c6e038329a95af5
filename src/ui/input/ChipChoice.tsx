import { Chip } from '@mantine/core';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
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
  const change = (value: string, isChosen: boolean) =>
    onChange(
      options.map((o) => o.value).filter((other) => (other === value ? isChosen : chosen.includes(other))),
    );
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  const onToggle = useCallback((value: string, isChosen: boolean) => latest.current(value, isChosen), []);
  return (
    <Kit>
      <fieldset className={styles['chips']} aria-label={label}>
        {options.map((option) => (
          <Choice
            key={option.value}
            value={option.value}
            label={option.label}
            isChosen={chosen.includes(option.value)}
            onToggle={onToggle}
          />
        ))}
      </fieldset>
    </Kit>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: (value: string, isChosen: boolean) => void;
}

/** Memoized, because one tap would render all seventy of a filter. */
const Choice = memo(function Choice({ value, label, isChosen, onToggle }: ChoiceProps) {
  return (
    <Chip
      unstyled
      checked={isChosen}
      onChange={(isNowChosen) => onToggle(value, isNowChosen)}
      icon={<CheckIcon size={18} />}
      classNames={parts}
    >
      {label}
    </Chip>
  );
});

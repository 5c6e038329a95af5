import { SegmentedControl } from '@mantine/core';
import { segmentedChoice as texts } from '#src/ui/input/texts.ts';
import { classNames } from '../class-names.ts';
import { Kit } from '../kit/MantineKit.tsx';
import { cycleOptions } from './cycle-options.ts';
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

const parts = {
  control: styles['segment'] ?? '',
  input: styles['input'] ?? '',
  innerLabel: styles['words'] ?? '',
  indicator: styles['indicator'] ?? '',
};

/** A choice of two or three segments. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange, width = 'hug' } = props;
  return (
    <Kit>
      <SegmentedControl<Value>
        unstyled
        aria-label={label}
        data={options.map(({ badge, ...option }) => ({
          value: option.value,
          label: (
            <>
              {option.label} {badge && <span className={styles['badge']}>{badge}</span>}
            </>
          ),
        }))}
        value={value}
        onChange={onChange}
        classNames={{
          ...parts,
          root: classNames(styles['segments'], width === 'block' && styles['block']) ?? '',
        }}
      />
    </Kit>
  );
}

const themes = [
  { value: 'system', label: texts.system },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
] as const;
export type Theme = (typeof themes)[number]['value'];

export function ThemeSwitch({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  return <SegmentedChoice label={texts.appearance} options={themes} value={value} onChange={onChange} />;
}

/** `saving`: the discount of the yearly price in percent; 0 shows none. */
export function CycleSwitch({
  value,
  saving,
  onChange,
}: {
  value: 'monthly' | 'yearly';
  saving: number;
  onChange: (cycle: 'monthly' | 'yearly') => void;
}) {
  return (
    <SegmentedChoice
      label={texts.billing}
      options={cycleOptions(saving)}
      value={value}
      onChange={onChange}
      width="block"
    />
  );
}

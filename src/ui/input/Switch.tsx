import { Switch as MantineSwitch } from '@mantine/core';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './Switch.module.css';

export interface SwitchProps {
  /** Accessible name; shown next to it by the caller. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Ignores presses, but keeps the focus, unlike with `disabled`. */
  readonly busy?: boolean;
  readonly id?: string;
}

const parts = {
  root: styles['switch'] ?? '',
  input: styles['input'] ?? '',
  track: styles['track'] ?? '',
  thumb: styles['thumb'] ?? '',
};

export function Switch({ label, checked, onChange, disabled = false, busy = false, id }: SwitchProps) {
  return (
    <Kit>
      <MantineSwitch
        unstyled
        {...(id !== undefined && { id })}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={({ target }) => !busy && onChange(target.checked)}
        classNames={parts}
      />
    </Kit>
  );
}

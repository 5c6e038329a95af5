import styles from './Switch.module.css';

export interface SwitchProps {
  /** Accessible name; shown next to it by the caller. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly id?: string;
}

export function Switch({ label, checked, onChange, disabled = false, id }: SwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the browser derives the state from `checked`
      role="switch"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className={styles['switch']}
    />
  );
}

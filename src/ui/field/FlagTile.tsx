import { classNames } from '../class-names.ts';
import { CheckMark } from './CheckMark.tsx';
import styles from './FlagTile.module.css';

export interface FlagTileProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** An on/off criterion: a tile with a checkbox. */
export function FlagTile({ label, checked, onChange }: FlagTileProps) {
  return (
    <label className={classNames(styles['tile'], checked && styles['on'])}>
      <input
        type="checkbox"
        className={styles['input']}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <CheckMark checked={checked} />
      {label}
    </label>
  );
}

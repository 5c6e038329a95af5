import { Checkbox } from '@mantine/core';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './FlagTile.module.css';
import { Tick } from './Tick.tsx';

export interface FlagTileProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const parts = {
  root: styles['tile'] ?? '',
  body: styles['body'] ?? '',
  input: styles['input'] ?? '',
};

/** An on/off criterion: a tile with a checkbox. */
export function FlagTile({ label, checked, onChange }: FlagTileProps) {
  return (
    <Kit>
      <Checkbox
        unstyled
        icon={Tick}
        label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        classNames={parts}
      />
    </Kit>
  );
}

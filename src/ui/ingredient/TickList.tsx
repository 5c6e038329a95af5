import { useId } from 'react';
import { CheckMark } from '../field/CheckMark.tsx';
import styles from './TickList.module.css';

export interface TickListProps {
  readonly label: string;
  readonly rows: ReadonlyArray<{ readonly name: string; readonly note: string; readonly checked: boolean }>;
  readonly onToggle: (name: string) => void;
}

/** A long list of fixed height, each row with a box. Rows out of sight are not laid out. */
export function TickList({ label, rows, onToggle }: TickListProps) {
  const id = useId();
  return (
    <ul aria-label={label} className={styles['list']}>
      {rows.map(({ name, note, checked }, index) => (
        <li key={name} className={styles['row']}>
          <input
            id={`${id}-${index}`}
            type="checkbox"
            className={styles['input']}
            checked={checked}
            onChange={() => onToggle(name)}
          />
          <label htmlFor={`${id}-${index}`} className={styles['label']}>
            <CheckMark checked={checked} />
            <span className={styles['name']}>{name}</span>
            <span className={styles['note']}>{note}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

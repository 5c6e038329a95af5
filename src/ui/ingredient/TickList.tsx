import { TickRow } from '../field/TickRow.tsx';
import styles from './TickList.module.css';

export interface TickListProps {
  readonly label: string;
  readonly rows: ReadonlyArray<{ readonly name: string; readonly note: string; readonly checked: boolean }>;
  readonly onToggle: (name: string) => void;
}

/** A long list of rows with a fixed height and checkboxes. Off-screen rows are not laid out. */
export function TickList({ label, rows, onToggle }: TickListProps) {
  return (
    <ul aria-label={label} className={styles['list']}>
      {rows.map(({ name, note, checked }) => (
        <TickRow key={name} className={styles['row']} checked={checked} onToggle={() => onToggle(name)}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['note']}>{note}</span>
        </TickRow>
      ))}
    </ul>
  );
}

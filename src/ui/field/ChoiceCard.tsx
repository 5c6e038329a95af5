import { classNames } from '../class-names.ts';
import { CheckMark } from './CheckMark.tsx';
import styles from './ChoiceCard.module.css';

export interface ChoiceCardProps {
  readonly label: string;
  /** Examples or a short explanation. */
  readonly note?: string;
  /** A mark of two letters. */
  readonly mark?: string;
  readonly type: 'checkbox' | 'radio';
  /** Name of the radio group. */
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** An option as a large card. */
export function ChoiceCard({ label, note, mark, type, name, checked, onChange }: ChoiceCardProps) {
  return (
    <label className={classNames(styles['card'], checked && styles['on'])}>
      <input type={type} name={name} className={styles['input']} checked={checked} onChange={onChange} />
      {mark && (
        <span className={styles['mark']} aria-hidden="true">
          {mark}
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        {note && <span className={styles['note']}>{note}</span>}
      </span>
      <CheckMark checked={checked} />
    </label>
  );
}

import { classNames } from '../class-names.ts';
import { CheckMark } from './CheckMark.tsx';
import styles from './ChoiceCard.module.css';

export interface ChoiceCardProps {
  readonly label: string;
  /** Examples or a short explanation. */
  readonly note?: string;
  /** Two letters in front. */
  readonly mark?: string;
  readonly type: 'checkbox' | 'radio';
  /** Of the group, for radios. */
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** One of a few big answers, on a card of its own. */
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

import { Checkbox, Radio } from '@mantine/core';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './ChoiceCard.module.css';
import { Tick } from './Tick.tsx';

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

const parts = {
  root: styles['card'] ?? '',
  body: styles['body'] ?? '',
  inner: styles['inner'] ?? '',
  input: styles['input'] ?? '',
  radio: styles['input'] ?? '',
  labelWrapper: styles['words'] ?? '',
  label: styles['label'] ?? '',
};

/** An option as a large card. */
export function ChoiceCard({ label, note, mark, type, ...control }: ChoiceCardProps) {
  const Control = type === 'radio' ? Radio : Checkbox;
  return (
    <Kit>
      <Control
        {...control}
        unstyled
        icon={Tick}
        label={
          <>
            {mark && (
              <span className={styles['mark']} aria-hidden="true">
                {mark}
              </span>
            )}
            <span>
              <span className={styles['name']}>{label}</span>
              {note && <span className={styles['note']}>{note}</span>}
            </span>
          </>
        }
        classNames={parts}
      />
    </Kit>
  );
}

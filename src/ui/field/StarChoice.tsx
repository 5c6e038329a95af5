import { useId } from 'react';
import { starChoice as texts } from '#src/ui/field/texts.ts';
import { StarIcon, StarSolidIcon } from '../icon/recipe-icons.tsx';
import styles from './StarChoice.module.css';

const all = [1, 2, 3, 4, 5] as const;

export interface StarChoiceProps {
  readonly label: string;
  /** 0 before a choice. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
}

/** A rating of one to five stars; a radio group for keyboards and screen readers. */
export function StarChoice({ label, value, onChange }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{label}</legend>
      {all.map((stars) => (
        <label key={stars} className={styles['star']}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            checked={value === stars}
            onChange={() => onChange(stars)}
            aria-label={texts.stars(stars)}
          />
          {stars <= value ? <StarSolidIcon size={28} /> : <StarIcon size={28} />}
        </label>
      ))}
    </fieldset>
  );
}

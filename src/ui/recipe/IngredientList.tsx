import type { ReactNode } from 'react';
import { ingredientList as texts } from '#src/ui/recipe/texts.ts';
import { classNames } from '../class-names.ts';
import { CheckMark } from '../field/CheckMark.tsx';
import { hasLongWord } from '../text/has-long-word.ts';
import { Amount } from './Amount.tsx';
import styles from './IngredientList.module.css';

export function IngredientList({ children }: { children: ReactNode }) {
  return <ul aria-label={texts.label}>{children}</ul>;
}

export interface IngredientLineProps {
  readonly name: string;
  /** As formatted: "600 g", "1 1/2 cups". Thirds, halves and quarters are shown as one character. */
  readonly amount: string;
  /** A checkbox at the name. */
  readonly tick?: { readonly on: boolean; readonly onToggle: () => void } | undefined;
  /** A remark about this ingredient, below the name. */
  readonly note?: ReactNode;
  /** An action, next to the note. */
  readonly action?: ReactNode;
}

/** Name, dotted leader, amount at the right edge. */
export function IngredientLine({ name, amount, tick, note, action }: IngredientLineProps) {
  return (
    <li className={classNames(styles['line'], hasLongWord(name) && styles['long'])}>
      {tick ? (
        <label className={classNames(styles['tickable'], tick.on && styles['ticked'])}>
          <input type="checkbox" className={styles['input']} checked={tick.on} onChange={tick.onToggle} />
          <CheckMark checked={tick.on} />
          <span>{name}</span>
        </label>
      ) : (
        <span>{name}</span>
      )}
      <span className={styles['leader']} />
      <span className={styles['amount']}>
        <Amount>{amount}</Amount>
      </span>
      {(note || action) && (
        <div className={styles['aside']}>
          <span className={styles['note']}>{note}</span>
          {action}
        </div>
      )}
    </li>
  );
}

import type { ReactNode } from 'react';
import { ingredientList as texts } from '#src/ui/recipe/texts.ts';
import { classNames } from '../class-names.ts';
import { CheckMark } from '../field/CheckMark.tsx';
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

const signs: Readonly<Record<string, string>> = {
  '1/4': '¼',
  '1/3': '⅓',
  '1/2': '½',
  '2/3': '⅔',
  '3/4': '¾',
};

/** Name, dotted leader, amount at the right edge. */
export function IngredientLine({ name, amount, tick, note, action }: IngredientLineProps) {
  return (
    <li className={styles['line']}>
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

/** A fraction as one character, but as words for screen readers and the clipboard. */
function Amount({ children }: { children: string }) {
  const drawn = children.replace(/(?:(\d+) )?\b([123]\/[234])\b/, (words, whole, part) =>
    signs[part] === undefined ? words : `${whole ?? ''}${signs[part]}`,
  );
  if (drawn === children) return children;
  return (
    <>
      <span aria-hidden="true">{drawn}</span>
      <span className="sr">{children}</span>
    </>
  );
}

import type { ReactNode } from 'react';
import styles from './IngredientList.module.css';

export function IngredientList({ children }: { children: ReactNode }) {
  return <ul aria-label="Ingredients">{children}</ul>;
}

export interface IngredientLineProps {
  readonly name: string;
  /** As it reads: "600 g", "1 1/2 cups". Thirds, halves and quarters are drawn as one sign. */
  readonly amount: string;
  /** Below the name: what there is to say about this ingredient. */
  readonly note?: ReactNode;
  /** Beside the note: what can be done about it. */
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
export function IngredientLine({ name, amount, note, action }: IngredientLineProps) {
  return (
    <li className={styles['line']}>
      <span>{name}</span>
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

/** The sign for the eye, the words for the ear and the clipboard. */
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

import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronRightIcon } from '../icon/common-icons.tsx';
import { Link } from '../link/Link.tsx';
import styles from './RowList.module.css';

interface RowListProps {
  readonly variant?: 'card' | 'plain' | 'flush';
  readonly children: ReactNode;
}

/** Rows on one card; `plain`: in the menu, without one; `flush`: within another card, in line with its text. */
export function RowList({ variant = 'card', children }: RowListProps) {
  return <ul className={classNames(styles['list'], styles[variant])}>{children}</ul>;
}

/** Placeholder of a row that may appear, so that those below do not shift. */
export function RowPlaceholder() {
  return (
    <li className={styles['item']} aria-hidden>
      <div className={styles['row']} />
    </li>
  );
}

export interface ListRowProps {
  readonly label: string;
  /** Secondary text below the label. */
  readonly note?: string;
  readonly icon?: ReactNode;
  /** Right end: a number, a switch. */
  readonly end?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly href?: string;
  /** Opens a new tab. */
  readonly target?: '_blank';
  /** With `href`, called before the navigation. */
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A row with a link (`href`), an action (`onClick`) or just a control (`end`). */
export function ListRow({ label, note, icon, end, tone = 'plain', href, target, onClick }: ListRowProps) {
  const names = classNames(styles['row'], tone === 'danger' && styles['danger']);
  const content = (
    <>
      {icon && <span className={styles['icon']}>{icon}</span>}
      <span className={styles['words']}>
        {label}
        {note && <span className={styles['note']}>{note}</span>}
      </span>
      {end && <span className={styles['end']}>{end}</span>}
      {href !== undefined && <ChevronRightIcon className={styles['end']} />}
    </>
  );
  return (
    <li className={styles['item']}>
      {href !== undefined ? (
        <Link
          href={href}
          className={names}
          {...(target && { target, rel: 'noopener' })}
          {...(onClick && { onClick })}
        >
          {content}
        </Link>
      ) : onClick ? (
        <button type="button" className={names} onClick={onClick}>
          {content}
        </button>
      ) : (
        <div className={names}>{content}</div>
      )}
    </li>
  );
}

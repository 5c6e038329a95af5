import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronRightIcon } from '../icon/common-icons.tsx';
import { Link } from '../link/Link.tsx';
import styles from './RowList.module.css';

/** Rows on one card, or, in the menu, on the paper. */
export function RowList({ look = 'card', children }: { look?: 'card' | 'plain'; children: ReactNode }) {
  return <ul className={classNames(styles['list'], styles[look])}>{children}</ul>;
}

/** The place of a row that may come, so that those below it stay where they are. */
export function RowPlace() {
  return (
    <li className={styles['item']} aria-hidden>
      <div className={styles['row']} />
    </li>
  );
}

export interface ListRowProps {
  readonly label: string;
  /** Support text below. */
  readonly note?: string;
  readonly icon?: ReactNode;
  /** At the right: a number, a switch. */
  readonly end?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly href?: string;
  /** Leaves the app. */
  readonly target?: '_blank';
  /** Of a row with `href` as well, before it leads there. */
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A row that leads somewhere (`href`), does something (`onClick`) or just holds a control (`end`). */
export function ListRow({ label, note, icon, end, tone = 'plain', href, target, onClick }: ListRowProps) {
  const look = classNames(styles['row'], tone === 'danger' && styles['danger']);
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
          className={look}
          {...(target && { target, rel: 'noopener' })}
          {...(onClick && { onClick })}
        >
          {content}
        </Link>
      ) : onClick ? (
        <button type="button" className={look} onClick={onClick}>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

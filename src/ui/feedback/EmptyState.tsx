import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** The main sentence. */
  readonly title: string;
  /** A second line. */
  readonly text?: string;
  /** The next step: one small tinted button. */
  readonly action?: ReactNode;
  readonly drawing?: 'plate' | 'lost';
  readonly heading?: 'h1' | 'h2' | 'h3' | 'p';
}

const drawings = {
  plate: { src: '/brand/empty-plate.svg', width: 120, height: 84 },
  lost: { src: '/brand/lost.svg', width: 200, height: 140 },
} as const;

/** An empty list. */
export function EmptyState({
  title,
  text,
  action,
  drawing = 'plate',
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <img {...drawings[drawing]} alt="" className={styles['drawing']} />
      <Heading className={styles['title']}>{title}</Heading>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}

import { classNames } from '../class-names.ts';
import styles from './Skeletons.module.css';

const lines = ['full', 'w90', 'full', 'w75', 'w45', 'full', 'w90', 'full', 'w60'] as const;

/** A loading text: a title and lines. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={styles['loading']} data-loading="">
      <span className="sr">{label}</span>
      <div aria-hidden="true" className={styles['words']}>
        <span className={classNames(styles['bone'], styles['headline'])} />
        {lines.map((width, index) => (
          <span key={index} className={classNames(styles['bone'], styles['text'], styles[width])} />
        ))}
      </div>
    </div>
  );
}

import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** A progress bar with its percentage. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <span className={styles['progress']}>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%`}
        className={styles['track']}
      >
        <span className={styles['bar']} style={{ width: `${percent}%` }} />
      </span>
      <span className={styles['figure']} aria-hidden="true">
        {percent}%
      </span>
    </span>
  );
}

import { isCurrent } from '#domain/membership/subscription.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './StatusBadge.module.css';

/** The word as stored on the server; red unless it stands for a membership. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={classNames(styles['badge'], isCurrent(status) && styles['current'])}>{status}</span>
  );
}

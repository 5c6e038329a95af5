import { Button } from '../button/Button.tsx';
import { LockIcon } from '../icon/sign-icons.tsx';
import styles from './Locked.module.css';

/** In place of what a membership opens, or over its blurred drawing. */
export function Locked({ plansHref }: { plansHref: string }) {
  return (
    <div className={styles['locked']}>
      <span className={styles['disc']}>
        <LockIcon size={24} />
      </span>
      <p className={styles['title']}>Subscription Required</p>
      <Button variant="tinted" size="sm" href={plansHref}>
        See plans
      </Button>
    </div>
  );
}

import { Button } from '../button/Button.tsx';
import { LockIcon } from '../icon/sign-icons.tsx';
import styles from './Locked.module.css';

export interface LockedProps {
  readonly plansHref: string;
  /** `h1` where it is the page's only heading. */
  readonly heading?: 'h1' | 'p';
}

/** In place of what a membership opens, or over its blurred drawing. */
export function Locked({ plansHref, heading: Heading = 'p' }: LockedProps) {
  return (
    <div className={styles['locked']}>
      <span className={styles['disc']}>
        <LockIcon size={24} />
      </span>
      <Heading className={styles['title']}>Subscription Required</Heading>
      <Button variant="tinted" size="sm" href={plansHref}>
        See plans
      </Button>
    </div>
  );
}

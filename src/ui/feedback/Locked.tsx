import { locked as texts } from '#src/ui/feedback/texts.ts';
import { Button } from '../button/Button.tsx';
import { LockIcon } from '../icon/sign-icons.tsx';
import { Text } from '../text/Text.tsx';
import styles from './Locked.module.css';

export interface LockedProps {
  readonly plansHref: string;
  /** `h1` if it is the page's only heading. */
  readonly heading?: 'h1' | 'p';
  /** What the membership unlocks. */
  readonly text?: string | undefined;
}

/** Replaces a feature that needs a membership, or covers its blurred sample. */
export function Locked({ plansHref, heading: Heading = 'p', text }: LockedProps) {
  return (
    <div className={styles['locked']}>
      <span className={styles['disc']}>
        <LockIcon size={24} />
      </span>
      <Heading className={styles['title']}>{texts.title}</Heading>
      {text && (
        <Text tone="muted" align="center" className={styles['text']}>
          {text}
        </Text>
      )}
      <Button variant={text ? 'primary' : 'tinted'} size={text ? 'md' : 'sm'} href={plansHref}>
        {texts.seePlans}
      </Button>
    </div>
  );
}

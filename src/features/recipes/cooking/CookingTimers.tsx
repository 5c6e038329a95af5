import type { ReactNode } from 'react';
import { formatSeconds } from '#domain/cooking/cooking-timers.ts';
import { cookingTimers as texts } from '#src/features/recipes/texts/cooking.ts';
import type { Cooking } from '#src/flows/cooking/use-cooking.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CookScreen.module.css';

interface RingNoticeProps {
  readonly cooking: Pick<Cooking, 'rung' | 'silence'>;
  /** The dish, where it isn't on the screen. */
  readonly children?: ReactNode;
}

/** Says which timer rings; its button silences it. */
export function RingNotice({ cooking: { rung, silence }, children }: RingNoticeProps) {
  const minutes = Math.floor((rung?.secondsAgo ?? 0) / 60);
  return (
    <div role="alert">
      {rung && (
        <div className={styles['ring']}>
          <div>
            <Text variant="body-strong">{texts.rung(rung.label, rung.step + 1)}</Text>
            {minutes > 0 && <Text variant="small">{texts.rungAgo(minutes)}</Text>}
            {children}
          </div>
          <Button variant="primary" onClick={silence}>
            {texts.ok}
          </Button>
        </div>
      )}
    </div>
  );
}

/** All running timers, the next one to end first. */
export function RunningTimers({ cooking: { timers, cancelTimer } }: { cooking: Cooking }) {
  if (timers.length === 0) return null;
  return (
    <ul aria-label={texts.title} className={styles['timers']}>
      {timers.map(({ id, label, step, secondsLeft }) => (
        <li key={id} className={styles['timer']}>
          <span className={styles['left']} role="timer" aria-label={texts.timer(label, step + 1)}>
            {formatSeconds(secondsLeft)}
          </span>
          <Text as="span" variant="note" tone="muted">
            {texts.stepWithTime(step + 1, label)}
          </Text>
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.stopTimer(label, step + 1)}
            onClick={() => cancelTimer(id)}
          >
            {texts.stop}
          </Button>
        </li>
      ))}
    </ul>
  );
}

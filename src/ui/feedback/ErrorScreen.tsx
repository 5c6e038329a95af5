import { errorScreen as texts } from '#src/ui/feedback/texts.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './ErrorScreen.module.css';

const unexpectedError = texts.unexpected;
const offline = texts.offline;

export interface ErrorScreenProps {
  readonly homeHref: string;
  readonly onRetry: () => void;
}

/** Replaces a screen that could not be shown. */
export function ErrorScreen({ homeHref, onRetry }: ErrorScreenProps) {
  const isOnline = navigator.onLine;
  return (
    <div role="alert" className={styles['screen']}>
      <EmptyState
        drawing="lost"
        heading="h1"
        title={isOnline ? unexpectedError : offline}
        text={isOnline ? texts.unexpectedHint : texts.offlineHint}
        action={
          <div className={styles['actions']}>
            <Button variant="primary" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
            <Button href={homeHref}>{texts.start}</Button>
          </div>
        }
      />
    </div>
  );
}

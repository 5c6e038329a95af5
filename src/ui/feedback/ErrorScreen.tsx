import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './ErrorScreen.module.css';

const unexpectedError = 'Oops! Sorry, an unexpected error has occurred.';
const offline = 'You’re offline, and this page isn’t saved on your device yet.';

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
        text={
          isOnline
            ? 'Nothing you saved is lost. Try again, and if it happens again, go back to the start.'
            : 'Try again once you’re back online.'
        }
        action={
          <div className={styles['actions']}>
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
            <Button href={homeHref}>Go to start</Button>
          </div>
        }
      />
    </div>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { failureNote as texts } from '#src/ui/feedback/texts.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface FailureNoteProps {
  readonly title: string;
  /** The flow's message: what went wrong and what to do. */
  readonly text: string | null;
  readonly onRetry: () => void;
  readonly heading?: 'h1' | 'h2';
}

/** What the message says beyond the title. */
function beyond(title: string, text: string): string {
  return text.startsWith(`${title}. `) ? text.slice(title.length + 2) : text;
}

/** Replaces a part of the screen that could not be loaded; tried again by itself once the network is back. */
export function FailureNote({ title, text, onRetry, heading = 'h2' }: FailureNoteProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  return (
    <div role="alert">
      <EmptyState
        drawing="lost"
        heading={heading}
        title={title}
        {...(text !== null && { text: beyond(title, text) })}
        action={
          <Button variant="tinted" size="sm" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        }
      />
    </div>
  );
}

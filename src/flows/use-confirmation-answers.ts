import { useEffect } from 'react';
import { useFlows } from './flows-context.tsx';

interface Asking {
  readonly send: (event: { type: 'question.accepted' } | { type: 'question.declined' }) => void;
}

/**
 * Forwards the answers of the confirm dialog to the machine that asked. `isOurs` tells its questions by their ids and
 * must be the same function at every render.
 */
export function useConfirmationAnswers(actor: Asking, isOurs: (questionId: string) => boolean): void {
  const { sheets } = useFlows();
  useEffect(() => {
    const subscriptions = (['question.accepted', 'question.declined'] as const).map((type) =>
      sheets.on(type, ({ id }) => {
        if (isOurs(id)) actor.send({ type });
      }),
    );
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, sheets, isOurs]);
}

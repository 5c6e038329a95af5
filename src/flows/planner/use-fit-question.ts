import { useLayoutEffect } from 'react';
import { type FitWarning, warningQuestion } from '#domain/meal-plan/fit-warning.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

export const fitQuestionId = 'planAnyway';

/** A machine that asks before it plans a recipe that does not fit. */
interface AskingFlow {
  readonly on: (
    type: 'confirmation.wanted',
    handler: (event: { readonly warnings: readonly FitWarning[] }) => void,
  ) => { readonly unsubscribe: () => void };
  readonly send: (event: { readonly type: 'choice.confirmed' | 'choice.declined' }) => void;
}

/** Shows the question of a machine in place of the open sheet. */
export function useFitQuestion(actor: AskingFlow): void {
  const { sheets } = useFlows();
  // unsubscribe before a navigation closes the question: its answer would reopen the sheet there
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('confirmation.wanted', ({ warnings }) =>
        sheets.send({
          type: 'question.asked',
          question: { id: fitQuestionId, ...warningQuestion(warnings) },
        }),
      ),
      sheets.on('question.accepted', ({ id }) => {
        if (id === fitQuestionId) actor.send({ type: 'choice.confirmed' });
      }),
      sheets.on('question.declined', ({ id }) => {
        if (id === fitQuestionId) actor.send({ type: 'choice.declined' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, sheets]);
}

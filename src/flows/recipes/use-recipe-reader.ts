import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useWhenSent } from '#src/flows/use-when-sent.ts';
import { firstReadingOf } from './first-reading.ts';
import { recipeReaderFlow } from './recipe-reader-flow.ts';
import { useReading } from './use-reading.ts';

/** One recipe. The calling component must be keyed by `id`. */
export function useRecipeReader(id: string) {
  const snapshot = firstReadingOf(useFlows(), id);
  const actor = useActorRef(recipeReaderFlow, { input: { id }, ...(snapshot && { snapshot }) });
  useWhenSent(useCallback(() => actor.send({ type: 'changes.sent' }), [actor]));
  return useReading(actor, id);
}

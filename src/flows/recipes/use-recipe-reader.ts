import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { useWhenSent } from '#src/flows/use-when-sent.ts';
import { recipeReaderFlow } from './recipe-flows.ts';
import { useReading } from './use-reading.ts';

/** One recipe. The calling component must be keyed by `id`. */
export function useRecipeReader(id: string) {
  const actor = useActorRef(recipeReaderFlow, { input: { id } });
  useWhenSent(useCallback(() => actor.send({ type: 'changes.sent' }), [actor]));
  return useReading(actor, id);
}

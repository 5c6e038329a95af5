import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { firstSnapshot } from '#src/flows/first-snapshot.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useWhenSent } from '#src/flows/use-when-sent.ts';
import { readerKey, recipeReaderFlow } from './recipe-reader-flow.ts';
import { useReading } from './use-reading.ts';

/** One recipe. The calling component must be keyed by `id`. */
export function useRecipeReader(id: string) {
  const first = firstSnapshot(useFlows(), readerKey(id), recipeReaderFlow);
  const actor = useActorRef(recipeReaderFlow, { input: { id }, ...first });
  useWhenSent(useCallback(() => actor.send({ type: 'changes.sent' }), [actor]));
  return useReading(actor, id);
}

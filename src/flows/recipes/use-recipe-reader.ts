import { useActorRef } from '@xstate/react';
import { recipeReaderFlow } from './recipe-flows.ts';
import { useReading } from './use-reading.ts';

/** One recipe. The calling component must be keyed by `id`. */
export const useRecipeReader = (id: string) =>
  useReading(useActorRef(recipeReaderFlow, { input: { id } }), id);

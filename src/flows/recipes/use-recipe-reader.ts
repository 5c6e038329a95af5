import { useActorRef } from '@xstate/react';
import { recipeReaderFlow } from './recipe-flows.ts';
import { useReading } from './use-reading.ts';

/** One recipe on the screen. The screen must be keyed by `id`: another recipe is another reading. */
export const useRecipeReader = (id: string) =>
  useReading(useActorRef(recipeReaderFlow, { input: { id } }), id);

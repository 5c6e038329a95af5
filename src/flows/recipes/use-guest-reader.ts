import { useActorRef } from '@xstate/react';
import { sharedRecipeFlow } from './shared-recipe-flows.ts';
import { useReading } from './use-reading.ts';

/** A recipe by the answers of a guest. The calling component must be keyed by `id`. */
export const useGuestReader = (id: string) =>
  useReading(useActorRef(sharedRecipeFlow, { input: { id } }), id);

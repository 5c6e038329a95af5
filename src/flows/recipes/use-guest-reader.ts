import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { isAnythingAnswered, noGuestAnswers } from '#domain/onboarding/guest-answers.ts';
import { readStoredGuestAnswers } from '#src/flows/onboarding/guest-answers-store.ts';
import { sharedRecipeFlow } from './shared-recipe-flows.ts';
import { useReading } from './use-reading.ts';

/** A recipe by the answers of a guest. The calling component must be keyed by `id`. */
export function useGuestReader(id: string) {
  const [hasAnswers] = useState(() => isAnythingAnswered(readStoredGuestAnswers() ?? noGuestAnswers));
  return { ...useReading(useActorRef(sharedRecipeFlow, { input: { id } }), id), hasAnswers };
}

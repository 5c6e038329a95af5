import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recipeReaderMachine } from '#machines/recipes/recipe-reader.machine.ts';

const readerStates = ['loading', 'ready', 'notFound', 'failed'] as const;
const tabs = ['details', 'nutrition', 'reviews'] as const;
const reviewStates = [
  'unasked',
  'loadingReviews',
  'reviewsReady',
  'appendingReviews',
  'appendFailed',
  'reviewsFailed',
] as const;
export type RecipeTab = (typeof tabs)[number];

/** State and actions of a recipe reader, for members and guests. `id` is the id or slug in the URL. */
export function useReading(actor: ActorRefFrom<typeof recipeReaderMachine>, id: string) {
  const { recipe, servings, portion, reviews, failure, reviewsFailure } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  return {
    /** The id as in the URL. */
    id,
    recipe,
    servings,
    portion,
    reviews,
    failure,
    reviewsFailure,
    state: useSelector(
      actor,
      (snapshot) => readerStates.find((state) => snapshot.matches(state)) ?? 'loading',
    ),
    tab: useSelector(actor, (s): RecipeTab => tabs.find((tab) => s.matches({ ready: { tab } })) ?? 'details'),
    reviewsState: useSelector(
      actor,
      (s) => reviewStates.find((reviewState) => s.matches({ ready: { reviews: reviewState } })) ?? 'unasked',
    ),
    openTab: (tab: RecipeTab) => actor.send({ type: `${tab}.opened` }),
    chooseServings: (chosen: number) => actor.send({ type: 'servings.chosen', servings: chosen }),
    choosePortion: (chosen: number) => actor.send({ type: 'portion.chosen', portion: chosen }),
    reloadReviews: useCallback(() => actor.send({ type: 'reviews.changed' }), [actor]),
    showMoreReviews: () => actor.send({ type: 'moreReviews.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

export type Reading = ReturnType<typeof useReading>;

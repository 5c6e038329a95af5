import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { perSignIn } from '#src/freshness/per-sign-in.ts';

export interface Rating {
  /** Null without reviews. */
  readonly rating_avg: number | null;
  readonly reviews_count: number;
}
type RatingMap = Readonly<Record<number, Rating>>;

const ratingMap = fromTransition(
  (known: RatingMap, { ratings }: { type: 'ratings.arrived'; ratings: RatingMap }) => ({
    ...known,
    ...ratings,
  }),
  {},
);

/** Ratings that are newer than those in the fetched lists and pages. */
export interface Ratings {
  readonly known: ActorRefFrom<typeof ratingMap>;
  /** Fetches the recipe's rating; the shown one stays if that fails. */
  readonly refresh: (recipeId: number) => Promise<void>;
}

function createRatings(): Ratings {
  const known = createActor(ratingMap).start();
  return {
    known,
    refresh: async (recipeId) => {
      const query = { ids: [String(recipeId)] };
      const outcome = await outcomeOf(
        client.GET('/recipes/reviews', { params: { query } }),
        ({ data }) => data,
      );
      if (outcome.kind !== 'ok') return;
      const rating = outcome.value[String(recipeId)] ?? { rating_avg: null, reviews_count: 0 };
      known.send({ type: 'ratings.arrived', ratings: { [recipeId]: rating } });
    },
  };
}

export const ratingsOf = perSignIn((_: AppFlows) => {
  const ratings = createRatings();
  return { value: ratings, stop: () => ratings.known.stop() };
});

/** The recipe with its latest rating: from the map by recipe id, else as fetched. */
export function useRated<Recipe extends { readonly id: number; readonly rating_avg: number | null }>(
  recipe: Recipe,
): Recipe {
  const rating = useSelector(ratingsOf(useFlows()).known, ({ context }) => context[recipe.id]);
  return rating === undefined ? recipe : { ...recipe, ...rating, reviews_avg: rating.rating_avg };
}

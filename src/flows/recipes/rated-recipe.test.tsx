import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleCard } from '#machines/recipes/recipe.samples.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import type { MockResponses } from '#src/flows/mock-fetch.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { ratingsOf, useRated } from './ratings.ts';

afterEach(() => vi.unstubAllGlobals());

function Rating({ rating_avg, reviews_avg }: { rating_avg: number | null; reviews_avg: number | null }) {
  const recipe = useRated({ ...sampleCard(17), rating_avg, reviews_avg });
  const ratings = ratingsOf(useFlows());
  return (
    <button type="button" onClick={() => ratings.refresh(17)}>
      {recipeFactsOf(recipe, '/').rating ?? 'none'}
    </button>
  );
}

const responses: MockResponses = {
  'GET /recipes/reviews': () => [200, { data: { 17: { rating_avg: 4.5, reviews_count: 2 } } }],
};

test.each([
  [3, 3, '3'],
  [null, 2, '2'],
  [null, null, 'none'],
])(
  'REV-12 OR-15 of a recipe with %j and %j the map by id counts once it is known, else %s',
  async (rating_avg, reviews_avg, before) => {
    await renderForMember(<Rating rating_avg={rating_avg} reviews_avg={reviews_avg} />, { responses });
    const shown = screen.getByRole('button');
    expect(shown.textContent).toBe(before);
    shown.click();
    await expect.poll(() => shown.textContent === '4.5').toBe(true);
  },
);

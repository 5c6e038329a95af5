import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleRecipe } from '#machines/recipes/recipe.samples.ts';
import { ownReview } from '#machines/recipes/review.samples.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { RecipeScreen } from './RecipeScreen.tsx';

const scrollIntoView = vi.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const answer = {
  body: 'A pinch more, then.\nThank you.',
  answered_at: '2026-05-01T10:00:00.000Z',
  answered_at_text: '1 hour ago',
};
const show = (address: string, recipe: Partial<typeof sampleRecipe> = {}) =>
  renderForMember(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/recipes/:id" element={<RecipeScreen />} />
      </Routes>
    </MemoryRouter>,
    {
      responses: {
        [`GET /recipes/${sampleRecipe.id}`]: () => [200, { data: { ...sampleRecipe, ...recipe } }],
        [`GET /recipes/${sampleRecipe.id}/reviews/mine`]: () => [200, { data: { ...ownReview, answer } }],
        [`GET /recipes/${sampleRecipe.id}/reviews`]: () => [
          200,
          {
            data: [
              { ...ownReview, answer },
              { ...ownReview, id: 'other', comment: 'Good.' },
            ],
            meta: { current_page: 1, last_page: 1, per_page: 10, total: 2 },
          },
        ],
      },
    },
  );

test('NOTIF-04 SRV-41 a notification of a reply opens the reviews, with the reply below its review', async () => {
  await show(`/recipes/${sampleRecipe.id}?tab=reviews`);
  const heading = await screen.findByRole('heading', { level: 3, name: 'Kindfare answered' });
  const review = heading.closest('article');
  expect(review?.textContent).toContain(ownReview.comment);
  expect(review?.textContent).toContain(answer.body);
  expect(review?.textContent).toContain('1 hour ago');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(scrollIntoView.mock.contexts.map((element) => (element as Element).getAttribute('role'))).toEqual([
    'tablist',
  ]);
});

test('EXT-20 an own recipe is shared as its text, without a link that others could not open', async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await show(`/recipes/${sampleRecipe.id}`, { ingredient_lines: ['1 leek', '2 cups water'] });
  (await screen.findByRole('button', { name: 'Share' })).click();
  await expect.poll(() => share).toHaveBeenCalledOnce();
  expect(share).toHaveBeenCalledWith({
    title: sampleRecipe.title,
    text: expect.stringContaining('1 leek\n2 cups water'),
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('by default a recipe opens with its details', async () => {
  await show(`/recipes/${sampleRecipe.id}`);
  expect((await screen.findByRole('tab', { selected: true })).textContent).toContain('Details');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

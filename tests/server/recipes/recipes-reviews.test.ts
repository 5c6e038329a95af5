import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
let token: string;
let authors: readonly string[];
let recipeIds: readonly number[];
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  authors = await Promise.all(
    ['Mary Ann Smith', 'Luca', '__'].map(async (name) => {
      const author = await app.member();
      const { id } = (await app.ok('getCurrentUser', { token: author.token })).data;
      await app.db.updateTable('users').set({ name }).where('id', '=', id).execute();
      return id;
    }),
  );
  const rows = await app.db.selectFrom('recipes').select('id').orderBy('id').limit(3).execute();
  recipeIds = rows.map(({ id }) => id);
});
beforeEach(async () => {
  await app.db.deleteFrom('reviews').execute();
});
afterAll(() => app.close());

const hour = 3_600_000;

async function review(recipe: number, author: number, rating: number, hoursAgo = 1) {
  const attachments = JSON.stringify(rating === 5 ? [{ image_url: '/files/reviews/one.webp' }] : []);
  await app.db
    .insertInto('reviews')
    .values({
      recipe_id: recipeIds[recipe] ?? 0,
      user_id: authors[author] ?? '',
      rating,
      comment: `Rated ${rating}.`,
      attachments: (eb) => eb.cast(eb.val(attachments), 'jsonb'),
      created_at: new Date(app.clock.now().getTime() - hoursAgo * hour),
    })
    .execute();
}

const reviews = (recipe: number, query: Record<string, number> = {}) =>
  app.ok('listRecipeReviews', { token, params: { id: recipeIds[recipe] ?? 0 }, query });
const figures = async (recipe: number) => {
  const { data } = await app.ok('getRecipe', { token, params: { id: recipeIds[recipe] ?? 0 } });
  return [data.reviews_avg, data.rating_avg, data.reviews_count];
};

describe('reviews of a recipe', () => {
  test('API-49 none is an empty page', async () => {
    expect(await reviews(0)).toEqual({
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 10, total: 0 },
    });
  });

  test('API-49 ENT-21 CONST-25 newest first, with short names and no email', async () => {
    await review(0, 0, 5, 2);
    await review(0, 1, 4, 50);
    await review(0, 2, 1, 0);
    await review(1, 0, 3);
    const { data, meta } = await reviews(0);
    expect(data.map(({ user, created_at_text }) => [user.name, created_at_text])).toEqual([
      ['A member', 'just now'],
      ['Mary S.', '2 hours ago'],
      ['Luca', '2 days ago'],
    ]);
    expect(data[1]).toEqual({
      id: expect.any(String),
      user: { name: 'Mary S.', profile_photo_url: null },
      rating: 5,
      comment: 'Rated 5.',
      attachments: [{ image_url: '/files/reviews/one.webp' }],
      created_at: new Date(app.clock.now().getTime() - 2 * hour).toISOString(),
      created_at_text: '2 hours ago',
    });
    expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 3 });
    expect(JSON.stringify(data)).not.toMatch(/@|Smith/);
  });

  test('SRV-47 ENT-29 pages without overlap, an empty one behind the last', async () => {
    for (const author of [0, 1, 2]) await review(0, author, author + 3, 5);
    const ids = async (page: number) => (await reviews(0, { per_page: 2, page })).data.map(({ id }) => id);
    const all = [...(await ids(1)), ...(await ids(2))];
    expect(new Set(all).size).toBe(3);
    expect(await ids(3)).toEqual([]);
    expect((await reviews(0, { per_page: 2 })).meta).toMatchObject({ last_page: 2, total: 3 });
  });

  test('API-50 SRV-50 a guest reads the same', async () => {
    await review(0, 0, 5);
    const params = { id: recipeIds[0] ?? 0 };
    expect(await app.ok('listGuestRecipeReviews', { params })).toEqual(await reviews(0));
  });
});

describe('ratings', () => {
  test('SRV-51 4 and 5 give 4.5, a third one moves it, its end moves it back', async () => {
    expect(await figures(0)).toEqual([null, null, 0]);
    await review(0, 0, 4);
    await review(0, 1, 5);
    expect(await figures(0)).toEqual([4.5, 4.5, 2]);
    await review(0, 2, 1);
    expect(await figures(0)).toEqual([3.3, 3.3, 3]);
    await app.db.updateTable('reviews').set({ rating: 2 }).where('rating', '=', 1).execute();
    expect(await figures(0)).toEqual([3.7, 3.7, 3]);
    await app.db.updateTable('reviews').set({ rating: 3 }).where('rating', '=', 2).execute();
    expect(await figures(0)).toEqual([4, 4, 3]);
    await app.db.deleteFrom('reviews').where('rating', '=', 3).execute();
    expect(await figures(0)).toEqual([4.5, 4.5, 2]);
  });

  test('SRV-51 the reviews of a member who leaves no longer count', async () => {
    const leaving = await app.member();
    const { id } = (await app.ok('getCurrentUser', { token: leaving.token })).data;
    authors = [...authors, id];
    await review(1, 0, 5);
    await review(1, authors.length - 1, 1);
    expect(await figures(1)).toEqual([3, 3, 2]);
    await app.db.deleteFrom('users').where('id', '=', id).execute();
    expect(await figures(1)).toEqual([5, 5, 1]);
  });

  test('API-40 OR-15 a map by recipe id; recipes without a review and strangers are left out', async () => {
    await review(0, 0, 4);
    await review(0, 1, 5);
    await review(1, 0, 2);
    const ids = [...recipeIds.map(String), '77', 'no-such-dish'];
    const { data } = await app.ok('getRecipeRatings', { token, query: { ids } });
    expect(data).toEqual({
      [recipeIds[0] ?? 0]: { rating_avg: 4.5, reviews_count: 2 },
      [recipeIds[1] ?? 0]: { rating_avg: 2, reviews_count: 1 },
    });
    expect(await app.ok('getRecipeRatings', { token })).toEqual({ data: {} });
  });

  test('one review each', async () => {
    await review(0, 0, 4);
    await expect(review(0, 0, 5)).rejects.toThrow();
    await expect(review(0, 1, 6)).rejects.toThrow();
  });
});

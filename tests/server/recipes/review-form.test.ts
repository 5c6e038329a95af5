import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form } from '#tests/server/accounts/forms.ts';
import {
  startTestApp,
  type TestApp,
  type TestMember,
  type TestResponse,
} from '#tests/server/app-under-test.ts';

let app: TestApp;
let member: TestMember;
let id: number;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.member();
  id = (await app.ok('listRecipes', { token: member.token })).data[0]?.id ?? 0;
});
afterAll(() => app.close());

type Parts = Readonly<Record<string, string | Blob>>;

const send = async (
  parts: Parts,
  token = member.token,
  recipe: number | string = id,
): Promise<TestResponse> =>
  app.call('addRecipeReview', { token, params: { id: recipe }, ...(await form(parts)) });
const reviews = () => app.ok('listRecipeReviews', { token: member.token, params: { id } });

describe('a review', () => {
  test('API-51 is in the list afterwards, and counts in the average', async () => {
    const response = await send({ rating: '4', comment: ' Mild and quick. ' });
    expect(response.status).toBe(201);
    expect((await reviews()).data).toMatchObject([{ rating: 4, comment: 'Mild and quick.' }]);
    const other = await app.member();
    await send({ rating: '5' }, other.token);
    const { data } = await app.ok('getRecipe', { token: member.token, params: { id } });
    expect([data.reviews_avg, data.reviews_count]).toEqual([4.5, 2]);
  });

  test('SRV-53 OR-53 a second one of the same member replaces the first', async () => {
    await send({ rating: '2', comment: 'Second thoughts.' });
    const { data, meta } = await reviews();
    expect(meta.total).toBe(2);
    expect(data.map(({ rating }) => rating).sort()).toEqual([2, 5]);
  });

  test.each([
    ['rating', { rating: '0' }],
    ['rating', { rating: '6' }],
    ['rating', { rating: '4.5' }],
    ['rating', { rating: 'good' }],
    ['rating', { comment: 'No stars.' }],
    ['comment', { rating: '4', comment: 'x'.repeat(2001) }],
    ['comment', { rating: '4', comment: 'nul\0' }],
  ] as const)('SRV-52 REV-06 OR-53 a wrong %s is refused at its field: %o', async (field, parts) => {
    const response = await send(parts);
    expect(response.status).toBe(422);
    expect(Object.keys((response.body as { errors: object }).errors)).toEqual([field]);
  });

  test('a body that is no form is 400', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=e' };
    const response = await app.call('addRecipeReview', {
      token: member.token,
      params: { id },
      body: 'not a form',
      headers,
    });
    expect(response.status).toBe(400);
  });

  test('of a recipe that does not exist is not found', async () => {
    expect((await send({ rating: '4' }, member.token, 'no-such-recipe')).status).toBe(404);
  });
});

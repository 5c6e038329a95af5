import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeLostFiles } from '#server/providers/storage/stored-files.ts';
import { file, form } from '#tests/server/accounts/forms.ts';
import {
  startTestApp,
  type TestApp,
  type TestMember,
  type TestResponse,
} from '#tests/server/app-under-test.ts';
import { animatedGif, drawing, facts, jpeg, png } from '#tests/server/files/pictures.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;
let id: number;
let otherId: number;
beforeAll(async () => {
  app = await startTestApp();
  [member, other] = await Promise.all([app.member(), app.member()]);
  const { data } = await app.ok('listRecipes', { token: member.token });
  [id = 0, otherId = 0] = data.map((recipe) => recipe.id);
});
beforeEach(async () => {
  await app.db.deleteFrom('reviews').execute();
});
afterAll(() => app.close());

type Parts = Readonly<Record<string, string | Blob>>;
const send = async (parts: Parts, { token } = member, recipe = id): Promise<TestResponse> =>
  app.call('addRecipeReview', { token, params: { id: recipe }, ...(await form(parts)) });
const own = async ({ token } = member, recipe = id) =>
  (await app.ok('getOwnReview', { token, params: { id: recipe } })).data;
const remove = ({ token } = member, recipe = id) =>
  app.ok('deleteOwnReview', { token, params: { id: recipe } });
const listed = async () => (await app.ok('listRecipeReviews', { token: member.token, params: { id } })).data;
const figures = async () => {
  const { data } = await app.ok('getRecipeRatings', { token: member.token, query: { ids: [String(id)] } });
  const rating = data[id];
  return rating === undefined ? null : [rating.rating_avg, rating.reviews_count];
};
const pictureOf = async (author = member) => (await own(author))?.attachments[0]?.image_url ?? null;
const download = (url: string | null) => app.fastify.inject({ url: url ?? '' });

describe('a picture with a review', () => {
  test('API-51 REV-08 ENT-21 is listed with it, for guests too', async () => {
    const picture = file(await jpeg(2_000, 1_000), 'dinner.jpg', 'image/jpeg');
    const created = await send({ rating: '5', comment: 'See for yourself.', file: picture });
    expect(created.status).toBe(201);
    const url = await pictureOf();
    expect(url).toMatch(/^\/files\/reviews\/[\w-]{22}\.webp$/);
    const guests = await app.ok('listGuestRecipeReviews', { params: { id } });
    expect(guests.data).toMatchObject([{ comment: 'See for yourself.', attachments: [{ image_url: url }] }]);
    const response = await download(url);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(await facts(response.rawPayload)).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  });

  test.each([
    ['png', () => png()],
    ['gif', () => animatedGif()],
    ['svg', () => drawing()],
  ] as const)('CONST-51 REV-07 SRV-52 may be a %s', async (_, make) => {
    expect((await send({ rating: '3', file: file(await make()) })).status).toBe(201);
    expect((await download(await pictureOf())).statusCode).toBe(200);
  });

  test('an invalid picture leaves the previous review unchanged', async () => {
    await send({ rating: '4', comment: 'Good.', file: file(await png(20, 20)) });
    const before = await own();
    expect((await send({ rating: '1', comment: 'Bad.', file: file('<html>') })).status).toBe(422);
    expect(await own()).toEqual(before);
    expect((await download(await pictureOf())).statusCode).toBe(200);
  });

  test('a second review may keep, replace or remove it; an unused one is deleted', async () => {
    await send({ rating: '4', file: file(await png(20, 20)) });
    const first = await pictureOf();
    await send({ rating: '5', comment: 'Even better.', keep_file: 'true' });
    expect(await own()).toMatchObject({ rating: 5, attachments: [{ image_url: first }] });

    await send({ rating: '5', keep_file: 'true', file: file(await png(20, 20)) });
    const second = await pictureOf();
    expect(second).not.toBe(first);
    expect((await download(first)).statusCode).toBe(404);

    await send({ rating: '5' });
    expect(await pictureOf()).toBeNull();
    expect((await download(second)).statusCode).toBe(404);
  });

  test('a stored picture that was removed concurrently is not shown', async () => {
    await send({ rating: '4', file: file(await png(20, 20)) });
    await Promise.all([send({ rating: '2', keep_file: 'true' }), remove()]);
    const url = await pictureOf();
    if (url !== null) expect((await download(url)).statusCode).toBe(200);
    await removeLostFiles(app.context);
    const files = await app.db.selectFrom('files').selectAll().execute();
    expect(files.map((each) => each.url)).toEqual(url === null ? [] : [url]);
  });
});

describe("a member's own review", () => {
  test('is returned to its author only', async () => {
    expect(await own()).toBeNull();
    await send({ rating: '4', comment: 'Mild.' });
    expect(await own()).toEqual((await listed())[0]);
    expect(await own(other)).toBeNull();
    expect(await own(member, otherId)).toBeNull();
  });

  test('SRV-51 SRV-53 an edited one counts once and comes first', async () => {
    await send({ rating: '2' });
    await send({ rating: '4' }, other);
    app.clock.advance(60_000);
    await send({ rating: '5', comment: 'Now I like it.' });
    expect(await figures()).toEqual([4.5, 2]);
    expect((await listed()).map(({ rating }) => rating)).toEqual([5, 4]);
  });

  test("SRV-51 a removed one is deleted with its picture and no longer counts; others' stay", async () => {
    await send({ rating: '1', file: file(await png(20, 20)) });
    const url = await pictureOf();
    await send({ rating: '5' }, other);
    expect(await figures()).toEqual([3, 2]);
    expect(await remove()).toEqual({ message: 'Your review has been removed.' });
    await remove();
    expect(await figures()).toEqual([5, 1]);
    expect((await listed()).map(({ rating }) => rating)).toEqual([5]);
    expect((await download(url)).statusCode).toBe(404);
  });

  test('of an unknown recipe is 404, of a guest 401', async () => {
    const params = { id: 'no-such-dish' };
    const { token } = member;
    for (const call of ['getOwnReview', 'deleteOwnReview'] as const) {
      await app.fails(call, 404, { token, params });
      await app.fails(call, 401, { params: { id } });
    }
  });

  test('SRV-51 SRV-53 many at once: one each, and the average is right', async () => {
    const rounds = [1, 2, 3, 4].map((rating) => ({ rating: String(rating) }));
    const responses = await Promise.all(
      [member, other].flatMap((author) => [
        ...rounds.map((parts) => send(parts, author)),
        ...rounds.map((parts) => send(parts, author, otherId)),
      ]),
    );
    const taken = responses.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThanOrEqual(8);
    for (const { status } of responses) expect([201, 429]).toContain(status);
    const ratings = (await listed()).map(({ rating }) => rating);
    expect(ratings).toHaveLength(2);
    expect(await figures()).toEqual([((ratings[0] ?? 0) + (ratings[1] ?? 0)) / 2, 2]);
    await Promise.all([remove(), send({ rating: '5' }, other), remove(), send({ rating: '3' }, other)]);
    const [remaining] = await listed();
    expect(await figures()).toEqual([remaining?.rating, 1]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the former address of a renamed recipe, of its page, and of its picture still lead to it', async () => {
  const { token } = await app.member();
  const { data } = await app.ok('getRecipe', { token, params: { id: 'courgette-and-feta-frittata' } });
  expect(data).toMatchObject({
    ref_id: 'zucchini-and-feta-frittata',
    title: 'Zucchini and feta frittata',
  });
  const picture = await app.fastify.inject('/art/courgette-and-feta-frittata/wide.svg');
  expect(picture.statusCode).toBe(200);
  await app.fails('getRecipe', 404, { token, params: { id: 'constructor' } });
});

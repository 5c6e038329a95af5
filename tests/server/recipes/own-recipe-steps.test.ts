import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const carrots = {
  title: 'Carrots',
  servings: 2,
  ingredients: ['500 g carrots', '1 tbsp olive oil'],
  steps: ['Roast the carrots in the oil. Serve with naan.'],
};

test('EXT-20 naan in the steps alone withholds the tick of a member without wheat, and of nobody else', async () => {
  const judged = async (excluded: string, body: object) => {
    const { token } = await app.member();
    await app.ok('saveMetas', { token, body: { recipes_excluded_ingredients: [excluded] } });
    const { data } = await app.ok('previewOwnRecipe', { token, body: { ...carrots, ...body } });
    const stored = await app.ok('createOwnRecipe', { token, body: { ...carrots, ...body } });
    expect(stored.data.fit?.kind).toBe(data.fit.kind);
    return { ...data, shown: stored.data };
  };
  const wheat = await judged('Wheat', {});
  expect(wheat.fit).toEqual({ kind: 'unknown', sentence: 'We can’t check wheat' });
  expect(JSON.stringify(wheat.shown)).toContain('Naan, from the steps');
  expect(wheat.questions).toEqual([
    'Your title or steps mention naan, which isn’t an ingredient. Add it, so we can check it.',
  ]);
  expect((await judged('Peanuts', {})).fit.kind).toBe('fits');
  expect((await judged('Wheat', { steps: ['Roast the carrots in the oil.'] })).fit.kind).toBe('fits');
});

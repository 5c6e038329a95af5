import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { adminOf } from './admin-run.ts';

let app: TestApp;
let admin: ReturnType<typeof adminOf>;
let [anna, ben] = [{} as TestMember, {} as TestMember];
beforeAll(async () => {
  app = await startTestApp();
  admin = adminOf(app);
  [anna, ben] = [await app.member(), await app.member()];
});
afterAll(() => app.close());

const line = '2 tbsp quagga syrup';
const body = { title: 'Quagga', servings: 2, ingredients: [line] };
const chosen = { line: 0, food_id: 'honey', grams: null, is_left_out: false };
const unmatched = async ({ token }: TestMember, more: object = {}) =>
  (await app.ok('createOwnRecipe', { token, body: { ...body, ...more } })).unmatched;

test('EXT-20 a member’s binding of a name is proposed to the operator, and applies to all members once accepted', async () => {
  expect((await admin(['bindings', 'list'])).out).toMatch(/haven’t chosen/);
  expect(await unmatched(anna)).toEqual([line]);
  expect(await unmatched(anna, { line_choices: [chosen] })).toEqual([]);
  expect(await unmatched(anna)).toEqual([]);
  expect(await unmatched(ben)).toEqual([line]);
  expect((await admin(['bindings', 'list'])).out).toMatch(/quagga syrup +honey +1/);

  expect(await admin(['bindings', 'accept', 'quagga syrup', 'no-such-food'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no food no-such-food/),
  });
  expect((await admin(['bindings', 'accept', 'Quagga syrup', 'honey'])).out).toMatch(
    /now means Honey for everyone/,
  );
  expect(await unmatched(ben)).toEqual([]);
  expect((await admin(['bindings', 'list', '--json'])).out.trim()).toBe('[]');

  expect((await admin(['bindings', 'withdraw', 'quagga syrup'])).out).toMatch(/open again/);
  expect(await unmatched(ben)).toEqual([line]);
  expect((await admin(['bindings', 'withdraw', 'quagga syrup'])).code).toBe(1);
});

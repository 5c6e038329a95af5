import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
let stale: readonly string[];
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.member();
  await app.ok('logOut', { token });
  stale = ['unknown', token];
});
afterAll(() => app.close());

const params = { id: '17', recipeId: '17', token: 'x' };

test('there are calls for members', () => {
  expect(operations.filter(({ security }) => security === 'member').length).toBeGreaterThan(50);
});

test.each(operations.flatMap(({ operationId, security }) => (security === 'member' ? [operationId] : [])))(
  'PERM-04 SRV-03 %s is refused without a token and with one that is unknown or logged out',
  async (id) => {
    await app.fails(id, 401, { params });
    for (const token of stale) await app.fails(id, 401, { params, token });
  },
);

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a guest opened by a link of somebody else: only that person can help. */
const exempt = /^src\/features\/health\/diary\/SharedReportScreen\.tsx$/;

test('a page that isn’t there leads on: its empty state has an action', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !/\.test\.tsx$/.test(file) && !exempt.test(file));
  const states = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<EmptyState\b[\s\S]*?\n?\s*\/>(?=[\s;)}])/g)].map(([state]) => ({
      file,
      state,
    })),
  );
  const lost = states.filter(({ state }) => /drawing="lost"|texts\.notFound\b/.test(state));
  expect(lost.length).toBeGreaterThan(8);
  expect(lost.filter(({ state }) => !/\baction=/.test(state))).toEqual([]);
});

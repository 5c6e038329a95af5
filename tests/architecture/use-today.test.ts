import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a screen takes the present day from useToday, so that it changes at midnight', () => {
  const screens = globSync('src/features/**/*.tsx').filter((file) => !/\.test\.tsx$/.test(file));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.filter((file) => /\blocalDay\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

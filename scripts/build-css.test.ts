import { expect, test } from 'vitest';
import { scopedName } from './build-css.ts';

test('a class name is stable across builds and unique to its file', () => {
  const name = scopedName('card', `${process.cwd()}/src/a.module.css`);
  expect(name).toMatch(/^k[A-Za-z0-9]{5}$/);
  expect(scopedName('card', `${process.cwd()}/src/a.module.css?used`)).toBe(name);
  expect(scopedName('card', `${process.cwd()}/src/b.module.css`)).not.toBe(name);
});

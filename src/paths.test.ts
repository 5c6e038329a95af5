import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('links carry only the parameters that are set, encoded', () => {
  expect(paths.recipes()).toBe('/recipes');
  expect(paths.recipes({ keyword: 'mac & cheese' })).toBe('/recipes?keyword=mac+%26+cheese');
  expect(paths.login({ justLoggedOut: true })).toBe('/auth/login?just_logged_out=true');
  expect(paths.login({ email: 'a@b.example' })).toBe('/auth/login?email=a%40b.example');
  expect(paths.recipe('roast pumpkin/soup')).toBe('/recipes/roast%20pumpkin%2Fsoup');
});

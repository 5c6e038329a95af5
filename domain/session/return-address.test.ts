import { expect, test } from 'vitest';
import { returnAddressIn } from './return-address.ts';

const read = (address: string) => returnAddressIn(new URLSearchParams({ return_to: address }));

test.each([
  '/recipes/17',
  '/recipes/carrot-soup',
  '/recipes/a%20b',
  '/recipes',
  '/recipes/favorite',
  '/meal-planner',
  '/meal-planner/shopping-list',
])('OR-52 a sign-in leads back to %s', (address) => {
  expect(read(address)).toBe(address);
});

test.each([
  '',
  '/',
  '/recipes/',
  '/recipes/17/share',
  '/recipesx',
  '/meal-planner/',
  '/meal-planner/add-recipe',
  '/account',
  '/auth/login',
  'recipes/17',
  '//evil.example/recipes/17',
  'https://evil.example/recipes/17',
  '/recipes//evil.example',
  '/recipes/\\evil.example',
  'javascript:alert(1)',
  '/recipes/17?next=https://evil.example',
  `/recipes/${'x'.repeat(301)}`,
])('OR-52 a sign-in never leads to %s', (address) => {
  expect(read(address)).toBeNull();
});

test('OR-52 returns null without the parameter', () => {
  expect(returnAddressIn(new URLSearchParams())).toBeNull();
});

import { expect, test } from 'vitest';
import { isSharedRecipe, sharedAddress } from './shared-address.ts';

const query = (search: string) => new URLSearchParams(search);

test.each([
  ['url=https%3A%2F%2Fblog.example%2Fsoup', 'https://blog.example/soup'],
  ['text=Look%3A%20https%3A%2F%2Fblog.example%2Fsoup%20yum', 'https://blog.example/soup'],
  ['title=Soup&text=2%20onions', null],
  ['', null],
])('EXT-20 what is shared as "%s" has the address %s', (search, address) => {
  expect(sharedAddress(query(search))).toBe(address);
});

test('EXT-20 an opened import without anything shared is no share', () => {
  expect([isSharedRecipe(query('')), isSharedRecipe(query('text=Soup'))]).toEqual([false, true]);
});

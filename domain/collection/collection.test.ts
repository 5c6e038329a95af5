import { expect, test } from 'vitest';
import {
  collectionLabel,
  collectionNameProblem,
  isCollectionFound,
  readCollectionSort,
} from './collection.ts';

test('COLL-12 COLL-13 shows the collection named _ as My Favorites', () => {
  expect(collectionLabel('_')).toBe('My Favorites');
  expect(collectionLabel('Soups')).toBe('Soups');
});

test('SRV-57 a name is required, has at most 100 characters and is not reserved for the favorites', () => {
  expect(collectionNameProblem('Soups')).toBeNull();
  expect(collectionNameProblem(` ${'x'.repeat(100)} `)).toBeNull();
  for (const name of ['', '   ', 'x'.repeat(101), '_', ' _ ', 'default', 'Default', 'my favorites'])
    expect(collectionNameProblem(name)).not.toBeNull();
});

test('COLL-03 OR-96 finds a name by any part of it, case-insensitively', () => {
  expect(isCollectionFound('Soups', 'SOU')).toBe(true);
  expect(isCollectionFound('Soups', ' oup ')).toBe(true);
  expect(isCollectionFound('Soups', 'stew')).toBe(false);
  expect(isCollectionFound('_', 'favor')).toBe(true);
  expect(isCollectionFound('100% rye', '%')).toBe(true);
});

test('SRV-58 an unknown sort is the default one', () => {
  expect(['latest', 'oldest', 'a-z', 'z-a', 'default', 'A-Z', ''].map(readCollectionSort)).toEqual([
    'latest',
    'oldest',
    'a-z',
    'z-a',
    'default',
    'default',
    'default',
  ]);
});

import { expect, test } from 'vitest';
import { withoutSearch, withSearch } from './recent-searches.ts';

const after = (...terms: readonly string[]) => terms.reduce<readonly string[]>(withSearch, []);

test('EXT-26 the last searches are offered again, the newest first, each once', () => {
  expect(after('soup', ' no   onion ', 'Soup')).toEqual(['Soup', 'no onion']);
  expect(after(...'abcdefgh'.split('').map((letter) => `${letter} soup`))).toEqual(
    'hgfedc'.split('').map((letter) => `${letter} soup`),
  );
});

test('EXT-26 what was typed on, cleared, or is too short is no search', () => {
  expect(after('car', 'carrot', 'carrot soup', '', 'le', '%%%')).toEqual(['carrot soup']);
  expect(after('car', 'leek', 'carrot')).toEqual(['carrot', 'leek', 'car']);
  expect(withoutSearch(['leek', 'soup'], 'leek')).toEqual(['soup']);
});

import { expect, test } from 'vitest';
import { hasWords, matchRank, searchWords, titleKey } from './title-key.ts';

test.each([
  ['Carrot soup', 'carrot soup'],
  ['Crème brûlée (the baker’s)', 'creme brulee the bakers'],
  ['  Rye-bread,  100 %  ', 'rye bread 100'],
  ['Smørrebrød & Weißwurst', 'smorrebrod weisswurst'],
  ['½ pizza', '1 2 pizza'],
  ['Борщ', 'борщ'],
  ['%_\\', ''],
])('%s becomes the key "%s"', (title, key) => {
  expect(titleKey(title)).toBe(key);
});

test('folds search words like titles, each once', () => {
  expect(searchWords('Soup, SOUP and Brûlée')).toEqual(['soup', 'and', 'brulee']);
  expect(searchWords('%')).toEqual([]);
});

test.each([
  ['soup', true],
  ['carr', true],
  ['arro', true],
  ['so', true],
  ['ro', false],
  ['carrot soup', true],
  ['soup carrot', true],
  ['carrot stew', false],
  ['ca%ot', false],
])('SRV-44 "%s" finds "carrot soup": %s', (query, isFound) => {
  expect(hasWords('carrot soup', searchWords(query))).toBe(isFound);
});

test.each([
  ['peas', 'pasta with pea cream', '', 0],
  ['pea', 'rice with peas', '', 0],
  ['peas', 'risotto', 'rice peas', 1],
  ['rice peas', 'rice with greens', 'frozen pea', 1],
  ['peas', 'peanut congee', '', 2],
  ['toast', 'rice with toasted seeds', '', 2],
  ['peas', 'congee', 'peanut', 3],
])('EXT-26 "%s" in "%s" with "%s" has rank %i', (query, key, further, rank) => {
  expect(matchRank(key, searchWords(query), further)).toBe(rank);
});

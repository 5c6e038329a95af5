import { expect, test } from 'vitest';
import { hasWords, searchWords, titleKey } from './title-key.ts';

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

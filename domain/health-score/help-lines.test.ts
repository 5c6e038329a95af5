import { expect, test } from 'vitest';
import { linesForRegion } from './help-lines.ts';

const lines = [{ country: 'US' }, { country: 'DE' }, { country: 'EU' }];
const helpLinesFor = (...languages: readonly string[]) =>
  linesForRegion(lines, languages).here.map(({ country }) => country);

test('EXT-17 lists the numbers of the device’s country first and keeps the others available', () => {
  expect(helpLinesFor('de-DE', 'en-US')).toEqual(['DE']);
  expect(helpLinesFor('en', 'en-US')).toEqual(['US']);
  expect(helpLinesFor('pt-BR')).toEqual([]);
  expect(helpLinesFor('not a language')).toEqual([]);
  expect(linesForRegion(lines, ['en-US']).elsewhere).toHaveLength(2);
  expect(linesForRegion(lines, []).elsewhere).toHaveLength(3);
});

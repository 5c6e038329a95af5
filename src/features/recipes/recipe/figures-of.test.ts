import { expect, test } from 'vitest';
import { describeMissingFigures } from './figures-of.ts';

test('EXT-20 missing figures are named', () => {
  const named = (...without: string[]) =>
    describeMissingFigures({ known_figures: { without, nutrients: [] } });
  expect(named('Moon dust')).toBe('without “Moon dust”');
  expect(named('Moon dust', 'star salt')).toBe('without “Moon dust” and “star salt”');
  expect(describeMissingFigures({})).toBe('');
});

import { expect, test } from 'vitest';
import { withoutWords } from './figures-of.ts';

test('EXT-20 what is missing from the figures is named', () => {
  const named = (...without: string[]) => withoutWords({ known_figures: { without, nutrients: [] } });
  expect(named('Moon dust')).toBe('without “Moon dust”');
  expect(named('Moon dust', 'star salt')).toBe('without “Moon dust” and “star salt”');
  expect(withoutWords({})).toBe('');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionIds, sectionOf } from './section-ids.ts';

test('every heading gets an id from its text', () => {
  expect(sectionIds(['Your data', 'What’s in it? (2026)', 'Crème brûlée', '日本', '!'])).toEqual([
    'section-your-data',
    'section-whats-in-it-2026',
    'section-creme-brulee',
    'section-日本',
    'section-part',
  ]);
  expect(sectionIds(['A', 'a', 'A 2', 'a'])).toEqual([
    'section-a',
    'section-a-2',
    'section-a-2-2',
    'section-a-3',
  ]);
});

test('resolves a hash with or without the prefix', () => {
  expect(sectionOf('#your-data')).toBe('section-your-data');
  expect(sectionOf('#section-your-data')).toBe('section-your-data');
  expect(sectionOf('#%E6%97%A5')).toBe('section-日');
  expect(sectionOf('#100%')).toBe('section-100%');
});

test('ids are unique and prefixed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('A', 'a', 'a 2', 'a-2'))), (headings) => {
      const ids = sectionIds(headings);
      expect(new Set(ids).size).toBe(headings.length);
      for (const id of ids) expect(id).toMatch(/^section-[\p{Letter}\p{Number}-]+$/u);
    }),
  );
});

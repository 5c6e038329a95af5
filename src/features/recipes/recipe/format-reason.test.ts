import { expect, test } from 'vitest';
import { formatConfidence, formatReasonAmount, rounded, sourcesOf } from './format-reason.ts';

const source = { title: 'A table', year: 2023, url: 'https://example.com' };
const spinach = {
  ingredient: 'Spinach',
  food_id: 'spinach',
  grams: 12.4,
  level: 3,
  figure: 97.26,
  unit: 'mg',
  low_up_to_g: 1.2,
  medium_up_to_g: 3,
  sugar: null,
  confidence: 'measured',
  source,
} as const;

test('EXT-01 an ingredient has its amount, figure and confidence', () => {
  expect(formatReasonAmount('oxalate', spinach)).toBe('12 g, 97 mg oxalate');
  expect(formatReasonAmount('salicylate', { ...spinach, figure: 4, unit: 'tier' })).toBe(
    '12 g, rated 4 of 5',
  );
  expect(formatConfidence({ ...spinach, confidence: 'estimated' })).toBe('estimated');
});

test('EXT-02 an ingredient without a figure is marked', () => {
  const unknown = { ...spinach, level: null, figure: null, unit: null, confidence: null, source: null };
  expect(formatReasonAmount('fodmap', unknown)).toBe('12 g, no tested value');
  expect(formatConfidence(unknown)).toBeNull();
  expect(sourcesOf([unknown])).toEqual([]);
});

test('a figure is rounded to its precision, but never to zero', () => {
  expect([0, 0.004, 0.04, 0.666, 1.26, 27.4, 140].map(rounded)).toEqual([
    '0',
    'less than 0.01',
    '0.04',
    '0.67',
    '1.3',
    '27',
    '140',
  ]);
});

test('each source is named once, with its year where it has one', () => {
  const other = { title: 'A list', year: null, url: null };
  expect(sourcesOf([spinach, { ...spinach, source: other }, spinach])).toEqual([
    { title: 'A table', words: 'A table, 2023', url: 'https://example.com' },
    { title: 'A list', words: 'A list', url: null },
  ]);
});

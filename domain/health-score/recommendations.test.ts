import { expect, test } from 'vitest';
import {
  byCategory,
  doseWords,
  featured,
  type Recommendation,
  type Recommendations,
} from './recommendations.ts';

const one = (
  recommendation_id: string,
  category: string,
  dose: Partial<Recommendation> = {},
): Recommendation => ({
  recommendation_id,
  label: recommendation_id,
  category,
  dose_amount: null,
  dose_units: null,
  dose_interval: null,
  how: '',
  ...dose,
});
const all = [one('a', 'Sleep'), one('b', 'Food'), one('c', 'Sleep'), one('d', 'Other')];
const answer: Recommendations = {
  recommendations: all,
  allrecs: all,
  allcats: ['Food', 'Sleep', 'Empty'],
  rec_urls: {},
  rec_details: {},
  urgent_help: null,
};

test('HLTH-07 CONST-45 three are featured', () => {
  expect(featured(answer).map(({ label }) => label)).toEqual(['a', 'b', 'c']);
});

test('HLTH-08 ENT-34 groups every recommendation by the response’s categories, in their order', () => {
  expect(
    byCategory(answer).map(({ category, items }) => [category, items.map(({ label }) => label)]),
  ).toEqual([
    ['Food', ['b']],
    ['Sleep', ['a', 'c']],
    ['Other', ['d']],
  ]);
});

test('HLTH-06 ENT-33 formats a dose from the parts that are given', () => {
  expect(
    doseWords(one('a', 'Food', { dose_amount: 300, dose_units: 'mg', dose_interval: 'twice a day' })),
  ).toBe('300 mg, twice a day');
  expect(doseWords(one('a', 'Food', { dose_interval: '3 hours before bed' }))).toBe('3 hours before bed');
  expect(doseWords(one('a', 'Food'))).toBeNull();
});

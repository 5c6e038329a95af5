import { expect, test } from 'vitest';
import { servingQuestions } from './serving-questions.ts';

test('EXT-20 a serving of more than 2,500 kcal or 3 kg is asked about', () => {
  expect(servingQuestions({ servings: 2, kcal: 2_500, grams: 3_000 })).toEqual([]);
  expect(servingQuestions({ servings: 2, kcal: 3_400, grams: 900 })).toEqual([
    'That’s 3,400 kcal a serving. Does it really serve 2?',
  ]);
  expect(servingQuestions({ servings: 1, kcal: 1_000, grams: 3_250 })).toEqual([
    'That’s 3.3 kg a serving. Does it really serve 1?',
  ]);
  expect(servingQuestions({ servings: 1, kcal: 9_000, grams: 4_000 })).toEqual([
    'That’s 9,000 kcal and 4 kg a serving. Does it really serve 1?',
  ]);
});

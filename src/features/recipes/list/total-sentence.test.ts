import { expect, test } from 'vitest';
import { totalSentence } from './total-sentence.ts';

const all = { mealType: null, query: '', limitCount: 0, isSavedOnly: false, corrected: null };
const exact = (count: number) => ({ count, isExact: true });

test('a total names the meal type and the criteria', () => {
  expect(totalSentence(exact(42), { ...all, mealType: 'Main course', limitCount: 2 })).toBe(
    '42 main courses match your filters.',
  );
  expect(totalSentence(exact(83), all)).toBe('83 recipes to choose from.');
  expect(totalSentence(exact(3), { ...all, mealType: 'Side dish', query: ' leek ', limitCount: 1 })).toBe(
    '3 side dishes match “leek” and your filters.',
  );
});

test('EXT-32 a search for several people says that they narrow it', () => {
  expect(totalSentence(exact(0), { ...all, query: 'leek', forWhom: 'us' })).toBe(
    'No recipes match “leek” and who you chose.',
  );
});

test('one and none have their own wording', () => {
  expect(totalSentence(exact(1), { ...all, query: 'leek' })).toBe('1 recipe matches “leek”.');
  expect(totalSentence(exact(1), { ...all, mealType: 'Soup', limitCount: 1 })).toBe(
    '1 soup matches your filters.',
  );
  expect(totalSentence(exact(0), { ...all, mealType: 'Soup', limitCount: 1 })).toBe(
    'No soups match your filters.',
  );
});

test('an inexact total is a lower bound', () => {
  expect(totalSentence({ count: 1000, isExact: false }, all)).toBe('More than 1,000 recipes to choose from.');
});

test('EXT-26 says what was searched for instead, and what was searched without a network', () => {
  expect(totalSentence(exact(2), { ...all, query: 'soup', isSavedOnly: true })).toBe(
    'You’re offline. 2 recipes match “soup” among the recipes saved on this device.',
  );
  expect(totalSentence(exact(14), { ...all, query: 'chiken', corrected: 'chicken' })).toBe(
    'No match for “chiken”. 14 recipes match “chicken”.',
  );
});

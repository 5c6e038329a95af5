import { expect, test } from 'vitest';
import type { SynonymGroup } from '#domain/food/synonyms.ts';
import { indexWords } from './search-index.ts';
import { hasWords, searchForms } from './title-key.ts';

const synonyms: readonly SynonymGroup[] = [{ us: 'zucchini', same: ['courgette'], search: [], wider: [] }];
const amount = { value: 1, unit: 'g' };
const ingredient = (foodId: string, name: string) => ({ foodId, name, grams: 1, us: amount, metric: amount });

test('EXT-26 a recipe has the words of its ingredients, their synonyms and its meal types', () => {
  const words = indexWords(
    {
      ingredients: [
        ingredient('zucchini', 'Zucchini, in batons'),
        ingredient('unknown-thing', 'Mystery powder (fine)'),
        ingredient('celery', 'Celery'),
      ],
      mealTypes: ['Main course'],
    },
    synonyms,
  ).split(' ');
  expect(words).toEqual(
    expect.arrayContaining(['zucchini', 'courgettes', 'mystery', 'celery', 'main', 'dinner', 'lunch']),
  );
  expect(words).not.toContain('batons');
  expect(words).toHaveLength(new Set(words).size);
});

test.each([
  ['tomatoes', ['tomato']],
  ['berries', ['berrie', 'berry']],
  ['oats', ['oat']],
  ['hummus', ['hummus']],
  ['peas', ['pea']],
  ['rice', ['rice']],
  ['gas', ['gas']],
])('"%s" is matched by %j', (word, forms) => {
  expect(searchForms(word)).toEqual(forms);
});

test.each([
  ['dinner', true],
  ['oats', true],
  ['goat', false],
  ['at', false],
  ['soup oat', true],
])('ingredients match at the start of a word: "%s" %s', (query, isFound) => {
  expect(hasWords('carrot soup', query.split(' '), 'dinner oat milk')).toBe(isFound);
});

test('EXT-26 short words match at the start of a word: no ice cream in rice, no ham in chamomile', () => {
  expect(hasWords('creamy rice', ['ice'])).toBe(false);
  expect(hasWords('chamomile milk', ['ham'])).toBe(false);
  expect(hasWords('pea and ham soup', ['ham'])).toBe(true);
  expect(hasWords('flatbreads', ['bread'])).toBe(true);
});

test('EXT-26 fish of any kind is found as fish and as seafood', () => {
  const words = indexWords({ ingredients: [ingredient('cod', 'Cod')], mealTypes: [] }, [], ['Fish']);
  expect(words.split(' ')).toEqual(['cod', 'fish', 'seafood', 'white']);
});

import { expect, test } from 'vitest';
import { describeSwaps } from './swap-text.ts';

const row = (name: string, food_id: string) => ({
  name,
  food_id,
  grams: 1,
  amount: { us: { value: 1, unit: 'g' }, metric: { value: 1, unit: 'g' } },
});
const written = {
  ingredients: [row('Tomatoes, diced', 'tomato'), row('Salt', 'salt'), row('Greek yogurt', 'greek-yogurt')],
};

test('EXT-09 the steps are unchanged, with a note about the swaps', () => {
  const recipe = {
    ingredients: [row('Zucchini, diced', 'zucchini'), row('Salt', 'salt'), row('Soy yogurt', 'soy-yogurt')],
  };
  expect(describeSwaps(written, recipe)).toBe(
    'The steps are as written. Read zucchini for tomatoes, soy yogurt for Greek yogurt.',
  );
  expect(describeSwaps(written, written)).toBe('');
});

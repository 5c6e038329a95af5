import { expect, test } from 'vitest';
import { recipeText } from './recipe-text.ts';

const recipe = { title: 'Soup', servings: 2, lines: ['1 leek', '2 cups water'], author: null };

test('EXT-20 an own recipe is shared as text: its lines as written, and its steps', () => {
  expect(recipeText({ ...recipe, steps: ['Chop.', 'Boil.'] })).toBe(
    'Soup\nFor 2 servings\n\n1 leek\n2 cups water\n\n1. Chop.\n2. Boil.',
  );
  expect(recipeText({ ...recipe, servings: 1, steps: [], author: 'Grandma' })).toBe(
    'Soup\nFrom Grandma\nFor 1 serving\n\n1 leek\n2 cups water',
  );
});

import { expect, test } from 'vitest';
import { inputOfRecipe, mergedInput, type OwnRecipeInput } from './merged-input.ts';
import { draftOf, ownRecipeInput } from './own-recipe-draft.ts';

const before: OwnRecipeInput = {
  title: 'Soup',
  summary: '',
  servings: 2,
  ready_in_minutes: 20,
  meal_types: ['Soup'],
  ingredients: ['200 g carrots'],
  line_choices: [],
  steps: ['Simmer.'],
};

test('EXT-06 an edit keeps what was changed elsewhere, part by part', () => {
  const now = { ...before, title: 'Carrot soup', ingredients: ['400 g carrots'], servings: 4 };
  const { ready_in_minutes: _, ...rest } = before;
  const own = { ...rest, steps: ['Simmer.', 'Blend.'] };
  expect(mergedInput(now, before, own)).toEqual({
    input: { ...rest, ...own, title: 'Carrot soup', ingredients: ['400 g carrots'], servings: 4 },
    isOverwriting: false,
  });
});

test('EXT-06 of two edits of the same part the member’s counts, and it is said', () => {
  const now = { ...before, ingredients: ['400 g carrots'], servings: 4 };
  const own = { ...before, ingredients: ['200 g carrots', '1 onion'], author: 'Ana' };
  expect(mergedInput(now, before, own)).toEqual({ input: own, isOverwriting: true });
  expect(mergedInput(own, before, own)).toEqual({ input: own, isOverwriting: false });
  expect(mergedInput(before, before, own)).toEqual({ input: own, isOverwriting: false });
});

test('EXT-06 an own recipe as it is read is what its form sends without a change', () => {
  const recipe = {
    meal_types: ['Soup'],
    instructions: { steps: [{ title: 'Simmer.' }, { title: 'Blend.' }] },
    title: 'Soup',
    summary: 'Warm.',
    servings: 2,
    ready_in_minutes: 0,
    author: { name: 'Ana' },
    ingredient_lines: ['200 g carrots', 'salt'],
    line_choices: [{ line: 1, food_id: null, grams: 5, is_left_out: false }],
  } as unknown as Parameters<typeof inputOfRecipe>[0];
  for (const read of [recipe, { ...recipe, ready_in_minutes: 20, author: null, line_choices: [] }])
    expect(JSON.stringify(inputOfRecipe(read))).toBe(JSON.stringify(ownRecipeInput(draftOf(read))));
});

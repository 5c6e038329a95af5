import { expect, test } from 'vitest';
import { changesOf, inputOfRecipe, isOverwriting, type OwnRecipeInput } from './own-recipe-changes.ts';
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

test('EXT-06 of an edit only what it changes is sent, amounts with their servings and lines', () => {
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf(before, { ...before, steps: [] })).toEqual({ steps: [] });
  const { servings: _, ...rest } = before;
  const doubled = { ...rest, servings: 4 };
  const { ingredients, line_choices } = before;
  expect(changesOf(before, doubled)).toEqual({ servings: 4, ingredients, line_choices });
  expect(changesOf(before, { title: 'Carrot soup' })).toEqual({ title: 'Carrot soup' });
});

test('EXT-06 two edits of the same part are told, unless they are the same', () => {
  const now = { ...before, ingredients: ['400 g carrots'], servings: 4 };
  const changes = { servings: 2, ingredients: ['200 g carrots', '1 onion'], line_choices: [] };
  expect(isOverwriting(now, before, changes)).toBe(true);
  expect(isOverwriting(now, before, { steps: ['Simmer.', 'Blend.'] })).toBe(false);
  expect(isOverwriting({ ...before, ...changes }, before, changes)).toBe(false);
  expect(isOverwriting(before, before, changes)).toBe(false);
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

import { expect, test } from 'vitest';
import { uncheckedFit } from '#domain/meal-plan/fit-warning.ts';
import { sampleRecipe } from '#machines/recipes/recipe.samples.ts';
import { cardOf, rewritten, rewrittenCard } from './own-recipe-overlay.ts';

const lines = ['200 g carrots'];
const recipe = {
  ...sampleRecipe,
  ingredient_lines: lines,
  fit: { kind: 'fits', sentence: 'Fits you: milk', checked: ['milk'], reasons: [] },
} as const;
const input = { title: 'Soup', servings: recipe.servings, steps: ['Boil.'] };

test('EXT-13 EXT-14 lines that were changed offline are not checked until the server has read them', () => {
  const table = { fits_all: true, sentence: 'Fits both of you' };
  const edit = { ...input, ingredients: ['200 g carrots', '50 g butter'] };
  const changed = rewritten({ ...recipe, table }, edit);
  expect(changed.table).toBeUndefined();
  expect(rewrittenCard({ ...cardOf(recipe), table }, edit).table).toBeUndefined();
  expect(changed.fit).toEqual({ ...uncheckedFit, checked: [], reasons: [] });
  expect(cardOf(changed).fit).toEqual(uncheckedFit);
  expect(changed.allergen_statement.sentence).toBe('Allergens are checked once this recipe is sent');
  for (const { level } of Object.values(changed.verdicts)) expect(level).toBeNull();
});

test('EXT-13 a new title leaves the judgement of the lines', () => {
  expect(rewritten(recipe, { ...input, ingredients: lines }).fit).toEqual(recipe.fit);
});

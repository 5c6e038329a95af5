import { expect, test } from 'vitest';
import { boundOwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const table = await loadFoods();
const { situations, medicines } = await healthContent({ foods: table });

/** Of these two illnesses nearly every food, in amounts that a doubt about each would hide from everybody else. */
const ofNearlyAll = new Set(['hfi-sugar', 'pku-protein']);
const rules = [
  ...situations.flatMap((each) => each.rules).filter(({ id }) => !ofNearlyAll.has(id)),
  ...medicines.interactions.map(({ bound }) => ({ foods: bound.foodIds, words: bound.words })),
];

/** Drinks with and without alcohol, a vinegar, and beans have these words too. */
const otherMeanings = new Set(['cider', 'spirits', 'kidneys']);

const isFound = (name: string): boolean => {
  const lines = ['400 g carrots', '200 g white rice', '2 tbsp olive oil'];
  const own = { title: 'Dinner', summary: '', servings: 2, readyInMinutes: 0, lines, author: null };
  const steps = [`Serve with ${name}.`];
  return boundOwnRecipe({ ...own, mealTypes: [], steps }, 'own-1', table).unlisted.length > 0;
};

test('EXT-20 EXT-17 a food that a situation or a medicine leaves out is found where only a step names it', () => {
  const ids = [...new Set(rules.flatMap(({ foods }) => foods))];
  expect(ids.length).toBeGreaterThan(100);
  const lost = ids.filter((id) => !isFound(table.byId.get(id)?.name.toLowerCase() ?? ''));
  expect(lost).toEqual([]);
});

test('EXT-20 EXT-17 what they leave out by a name outside the food table is found where only a step names it', () => {
  const names = [...new Set(rules.flatMap(({ words }) => words))].filter((name) => !otherMeanings.has(name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !isFound(name))).toEqual([]);
});

import { expect, test } from 'vitest';
import { dishOf } from '#art/dish-of.ts';
import { foodOf } from '#domain/food/food.fixture.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { rowsOf } from './recipe-rows.ts';

const oats = foodOf({ id: 'rolled-oats', per100g: { energy: 379, protein: 13 } });
const honey = foodOf({ id: 'honey' });
const foods = new Map([oats, honey].map((food) => [food.id, food]));

const porridge = (honeyGrams: number): Recipe => ({
  refId: 'oats-and-honey',
  title: 'Oats & “honey” <plain>',
  summary: 'Two things in a bowl.',
  mealTypes: ['Breakfast'],
  servings: 2,
  readyInMinutes: 5,
  author: null,
  ingredients: [
    { foodId: oats.id, grams: 100 },
    { foodId: honey.id, grams: honeyGrams },
  ].map((row) => ({
    ...row,
    name: row.foodId,
    us: { value: 1, unit: 'oz' },
    metric: { value: row.grams, unit: 'g' },
  })),
  steps: ['Stir <b>well</b> & "rest".'],
  art: { vessel: null, base: null, mood: null, show: [], garnish: [] },
});

const rows = (honeyGrams: number, artVersion = 'one') => {
  const recipe = porridge(honeyGrams);
  const synonyms = [{ us: 'honey', same: ['nectar'], search: [], wider: [] }];
  return rowsOf(recipe, computeRecipe(recipe, foods), { art: dishOf(recipe, foods), artVersion, synonyms });
};

test('calories are of a serving, whole, and null when more than a twentieth of it has no figure', () => {
  expect(rows(4).recipe.calories).toBe(190);
  expect(rows(40).recipe.calories).toBeNull();
});

test('text becomes HTML without becoming markup', () => {
  expect(rows(4).details.instructions_html).toBe(
    '<ol><li>Stir &lt;b&gt;well&lt;/b&gt; &amp; &quot;rest&quot;.</li></ol>',
  );
  expect(rows(4).recipe.title_key).toBe('oats honey plain  nectars');
});

test('EXT-02 a food without a figure excludes every level', () => {
  const { recipe } = rows(4);
  expect(recipe.levels).toEqual({
    oxalate: null,
    histamine: null,
    sulfur: null,
    fodmap: null,
    salicylate: null,
  });
  expect(recipe.oxalate_above_medium).toContain('honey');
  expect(recipe.tags.filter((tag) => tag >= 500 && tag < 600)).toEqual([]);
});

test('the hashes change with their content', () => {
  expect(rows(4)).toEqual(rows(4));
  expect(rows(5).recipe.content_hash).not.toBe(rows(4).recipe.content_hash);
  expect(rows(4, 'two').recipe.art_hash).not.toBe(rows(4).recipe.art_hash);
  expect(rows(4, 'two').recipe.content_hash).not.toBe(rows(4).recipe.content_hash);
});

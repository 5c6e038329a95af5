import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFoodTable } from '#domain/food/food-table.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { bindName } from './bind-names.ts';
import { boundRecipe } from './bound-recipe.ts';
import type { SourceIngredient, SourceRecipe } from './source-recipe.ts';
import { foodOrPlaceholder, unknownFood } from './unknown-food.ts';

const read = (name: string) => readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8');
const table = readFoodTable(read('foods.csv'), read('sources.csv'));

const ingredient = (name: string, more: Partial<SourceIngredient> = {}): SourceIngredient => ({
  names: [name],
  ndbNo: null,
  shownAs: name,
  amounts: [{ value: 100, unit: 'g' }],
  us: { value: 3.5, unit: 'oz' },
  metric: { value: 100, unit: 'g' },
  ...more,
});

describe('binds a name that can mean one food only', () => {
  test.each([
    ['butter', 'butter'],
    ['Butter', 'butter'],
    ['carrots', 'carrot'],
    ['fresh large carrot', 'carrot'],
    ['tomatoes', 'tomato'],
    ['finely chopped onion', 'onion'],
    ['jalapeño', 'jalapeno'],
  ])('%s', (name, start) => {
    expect(bindName(ingredient(name), table)?.id).toMatch(new RegExp(`^${start}`));
  });

  test.each(['tomato foam', 'vegan egg salad', 'butter beans and ham', 'mystery powder', '', 'chopped'])(
    'binds "%s" to no food',
    (name) => {
      expect(bindName(ingredient(name), table)).toBeNull();
    },
  );

  test('binds by USDA number only if the names share a word', () => {
    const butter = table.byId.get('butter');
    const ndbNo = Number(butter?.ndbNo);
    expect(ndbNo).toBeGreaterThan(0);
    expect(bindName(ingredient('sweet cream butter', { ndbNo }), table)).toBe(butter);
    expect(bindName(ingredient('gravel', { ndbNo }), table)).toBeNull();
  });
});

const recipeOf = (...ingredients: SourceIngredient[]): SourceRecipe => ({
  id: 716_429,
  title: 'Carrots',
  author: 'Somebody',
  readyInMinutes: 20,
  servings: 2,
  mealTypes: ['Side dish'],
  ingredients,
  steps: ['Cook.'],
});
const judged = (source: SourceRecipe) => {
  const { recipe, foods } = boundRecipe(source, table);
  return { recipe, ...computeRecipe(recipe, foods) };
};

describe('EXT-02 unknowns of an outside recipe are never Low', () => {
  const cabbage = ingredient('green cabbage');

  test('a fully bound recipe gets levels like a catalog recipe', () => {
    const { recipe, verdicts, diets, allergens } = judged(recipeOf(cabbage));
    for (const axis of intolerances) expect(verdicts[axis].level).not.toBeNull();
    expect(diets).toContain('Vegan');
    expect(allergens).toEqual([]);
    expect(recipe.summary).toBe('A recipe of Somebody, found through Spoonacular.');
  });

  test('an unknown ingredient gives no level, no diet and every allergen, and is named', () => {
    const { recipe, verdicts, diets, allergens } = judged(recipeOf(cabbage, ingredient('mystery powder')));
    for (const axis of intolerances) expect([null, 3]).toContain(verdicts[axis].level);
    expect(verdicts.oxalate.unknown).toEqual(['unknown-mystery-powder']);
    expect(diets).toEqual([]);
    expect(allergens).toHaveLength(15);
    expect(recipe.summary).toContain('Not judged: mystery powder. Treat it as if it held any allergen.');
  });

  test('a known food without weight has unknown levels but known origins and allergens', () => {
    const { verdicts, allergens } = judged(recipeOf(cabbage, ingredient('spinach', { amounts: [] })));
    expect(verdicts.oxalate.level).toBeNull();
    expect(verdicts.oxalate.unknown).toEqual(['unweighed-spinach']);
    expect(allergens).toEqual([]);
    const buttered = judged(recipeOf(cabbage, ingredient('butter', { amounts: [] })));
    expect(buttered.allergens.map(({ id }) => id)).toEqual(['milk']);
  });

  test('EXT-20 "to taste" counts as a generous pinch, and significant nutrients in it as unknown', () => {
    const seasoned = judged(
      recipeOf(cabbage, ingredient('salt', { amounts: [] }), ingredient('black pepper', { amounts: [] })),
    );
    const plain = judged(recipeOf(cabbage));
    for (const axis of ['fodmap', 'histamine', 'sulfur'] as const)
      expect(seasoned.verdicts[axis].level).toBe(plain.verdicts[axis].level);
    for (const axis of intolerances) expect(seasoned.verdicts[axis].unknown).toEqual([]);
    const complete = Object.fromEntries(seasoned.nutrients.map((it) => [it.id, it.complete]));
    expect(complete).toMatchObject({ energy: true, protein: true, iron: true, sodium: false });
    const pepper = seasoned.verdicts.oxalate.reasons.find(
      ({ foodId }) => foodId === 'unweighed-black-pepper',
    );
    expect(pepper?.grams).toBe(1);
  });

  test.each([
    ['jars', 2],
    ['can', 1],
    ['', 3],
  ])('EXT-20 a spice in a unit without a weight is no pinch: "%s"', (unit, value) => {
    const spice = ingredient('curry powder', { amounts: [{ value, unit }], us: { value, unit } });
    const { recipe, verdicts, nutrients, foodIds } = judged(recipeOf(cabbage, spice));
    expect(foodIds).toContain('unmeasured-curry-powder');
    for (const axis of intolerances) expect([null, 3]).toContain(verdicts[axis].level);
    expect(verdicts.oxalate.unknown).toEqual(['unmeasured-curry-powder']);
    expect(nutrients.every(({ complete }) => !complete)).toBe(true);
    expect(recipe.ingredients.at(-1)).toMatchObject({ name: 'curry powder', us: { value, unit } });
  });

  test('restores the placeholder from the stored id', () => {
    const { recipe, foods } = boundRecipe(
      recipeOf(
        ingredient('mystery powder'),
        ingredient('spinach', { amounts: [] }),
        ingredient('curry powder', { amounts: [] }),
        ingredient('paprika', { amounts: [{ value: 2, unit: 'jars' }] }),
      ),
      table,
    );
    for (const stored of recipe.ingredients) {
      const food = foods.get(stored.foodId);
      expect(foodOrPlaceholder(stored, table.byId)).toEqual(food);
    }
  });

  test('EXT-14 a food that was removed from the table is an unknown ingredient, whatever its variant', () => {
    for (const foodId of ['gone', 'unweighed-gone', 'raw-gone']) {
      const food = foodOrPlaceholder({ foodId, name: 'Gone, diced' }, table.byId);
      expect(food).toEqual({ ...unknownFood('Gone, diced'), id: 'unknown-gone' });
    }
  });
});

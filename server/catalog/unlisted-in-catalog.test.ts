import { expect, test } from 'vitest';
import { bindLine } from '#domain/own-recipe/lines/bind-line.ts';
import { unlistedFoods } from '#domain/own-recipe/unlisted/unlisted-foods.ts';
import { loadDishes } from './content.fixture.ts';
import { loadFoods } from './load-foods.ts';

test('no recipe of ours names a food with an allergen in its title or steps that it doesn’t list', async () => {
  const table = await loadFoods();
  const found = (await loadDishes()).flatMap(({ recipe }) => {
    const lines = recipe.ingredients.flatMap(({ foodId, name }) => {
      const food = table.byId.get(foodId);
      const [part] = bindLine(`100 g ${food?.name ?? name}`, table).parts;
      if (food === undefined || part === undefined) throw new Error(`${recipe.refId}: no food is ${foodId}`);
      const parts = [{ ...part, food, candidates: [food], openAllergens: [] }];
      return [{ text: name, kind: 'bound' as const, parts, choice: null, chosenKey: '' }];
    });
    return unlistedFoods(recipe, lines, table).map(({ name }) => `${recipe.refId}: ${name}`);
  });
  expect(found).toEqual([]);
});

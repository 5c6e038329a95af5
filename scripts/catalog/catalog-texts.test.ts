import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dishOf, foods } from '#domain/catalog/catalog.fixture.ts';
import { catalogTable } from '#domain/catalog/catalog-table.ts';
import { commonProfiles } from '#domain/catalog/common-profiles.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import { comparedRecipes } from './compared-recipes.ts';
import { inspectedRecipe } from './inspected-recipe.ts';
import { profileText } from './profile-text.ts';
import { recipeText } from './recipe-text.ts';
import { tableText } from './table-text.ts';

const dishes = [
  dishOf({ refId: 'rice-porridge', mealTypes: ['Breakfast'], grams: { rice: 80, butter: 10 } }),
  dishOf({ refId: 'garlic-beans', grams: { beans: 100, garlic: 5, sumac: 1 } }),
];
const vegan = commonProfiles.find(({ id }) => id === 'vegan') ?? expect.fail();

test('the table has a row for each profile in each part, and lists what is missing', () => {
  const text = tableText(catalogTable(dishes, commonProfiles));
  for (const { name } of commonProfiles) expect(text.split(name).length - 1, name).toBeGreaterThanOrEqual(4);
  expect(text).toMatch(/^vegan +0\/21 +-21 +0 +0 +0$/m);
  expect(text).toMatch(/^vegan +1\/42 +-41 +1 +0 +1$/m);
  expect(text).toContain('places are below their floor');
});

test('a profile lists the recipes that fit and the obstacles of the others', () => {
  const text = profileText(dishes, vegan, 2);
  expect(text).toContain('vegan: 1 of 42 lunches and dinners fit\n  garlic-beans (');
  expect(text).toContain('nearly fit: 1\n  rice-porridge: Vegan: butter 10 g');
});

test('a recipe shows its serving, its verdicts with amounts, profiles, findings, and similarity', () => {
  const nearest = [
    {
      one: 'garlic-beans',
      other: 'beans',
      similarity: { ingredients: 1, amounts: 1, method: 0.5, all: 0.9 },
      isOneDish: true,
    },
  ];
  const text = recipeText(dishes[1] ?? expect.fail(), foods, ['garlic-beans.cook:3: a finding.'], nearest);
  expect(text).toContain('counted at lunches and dinners (with protein)');
  expect(text).toMatch(/a serving: about \d+ g, calories 350 kcal, protein 22 g/);
  expect(text).toContain(
    'FODMAP: High, 10 times what a Low serving may hold: garlic 5 g (Low up to 0.5 g, oligos); Low without garlic',
  );
  expect(text).toContain('Salicylate: Unknown, 0 % of what a Low serving may hold: sumac 1 g has no figure');
  expect(text).toContain('one change from low FODMAP: Low FODMAP: garlic 5 g (Low up to 0.5 g)');
  expect(text).toContain('  garlic-beans.cook:3: a finding.');
  expect(text).toContain(
    '0.90 beans (ingredients, amounts, method: 1.00, 1.00, 0.50), the same dish: change one',
  );
});

describe('one file of the catalog', () => {
  const directory = 'content/recipes';
  const source = readFileSync(`${directory}/shakshuka.cook`, 'utf8');
  let table: FoodsAndRoles;
  let folder = '';
  beforeAll(async () => {
    table = await loadFoods();
    folder = mkdtempSync(join(tmpdir(), 'kindfare-compared-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const inspect = (file: string, text: string) =>
    inspectedRecipe(file, text, directory, join(folder, 'compared.json'), table);

  test('the cache equals the computed recipes, and a changed file is read again', () => {
    const cache = join(folder, 'cache.json');
    const copies = mkdtempSync(join(folder, 'recipes-'));
    const copy = (name: string, text: string) => writeFileSync(join(copies, name), text);
    copy('shakshuka.cook', source);
    copy('broken.cook', source.replace('@onion{', '@onoin{'));
    const first = comparedRecipes(copies, table, cache);
    expect(first.map(({ refId }) => refId)).toEqual(['shakshuka']);
    const cachedText = readFileSync(cache, 'utf8');
    expect(comparedRecipes(copies, table, cache)).toEqual(first);
    expect(readFileSync(cache, 'utf8')).toBe(cachedText);
    copy('shakshuka.cook', source.replace('@egg|eggs{8}', '@egg|eggs{4}'));
    const [changed] = comparedRecipes(copies, table, cache);
    expect(changed?.grams.get('egg')).toBe((first[0]?.grams.get('egg') ?? 0) / 2);
    writeFileSync(cache, 'not JSON');
    expect(comparedRecipes(copies, table, cache)).toEqual([changed]);
  });

  test('is compared with the others and not with itself', () => {
    const { text, isLoaded } = inspect('shakshuka.cook', source);
    expect(isLoaded).toBe(true);
    expect(text).toMatch(/^most alike\n( {2}0\.\d\d [a-z-]+ .*\n?){5}$/m);
    expect(text.split('most alike')[1]).not.toContain('shakshuka ');
  });

  test('a copy under another name is too alike', () => {
    const { text } = inspect('my-shakshuka.cook', source);
    expect(text).toContain('1.00 shakshuka (ingredients, amounts, method: 1.00, 1.00, 1.00), the same dish');
  });

  test('reports only the errors that prevent loading', () => {
    const broken = source.replace('@onion{', '@onoin{');
    const { text, isLoaded } = inspect('shakshuka.cook', broken);
    expect(isLoaded).toBe(false);
    expect(text).toMatch(/^shakshuka\.cook:\d+:\d+: no food is called "onoin"; did you mean "onion"\?$/);
  });
});

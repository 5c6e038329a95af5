import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFoodTable } from '#domain/food/food-table.ts';
import { eitherFood, eitherFoodIds } from '#domain/source-recipe/either-food.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { allergenStatement } from './allergen-statement.ts';
import type { AllergenId } from './allergens.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const { byId } = readFoodTable(read('foods.csv'), read('sources.csv'));

const mystery = unknownFood('Spice mix').id;
const oneOf = (...ids: string[]) =>
  eitherFood(
    ids.join(' or '),
    ids.flatMap((id) => byId.get(id) ?? []),
    true,
  ).id;
const spread = oneOf('butter', 'ghee');
const fat = oneOf('butter', 'olive-oil');
const oil = oneOf('olive-oil', 'sunflower-oil');

const statement = (
  ids: readonly string[],
  {
    own = [],
    stored = [],
  }: { readonly own?: readonly AllergenId[]; readonly stored?: readonly AllergenId[] } = {},
) =>
  allergenStatement(ids, stored, own, byId, (id) =>
    id === mystery ? 'Spice mix' : eitherFoodIds(id).join(' or '),
  );

test.each([
  [['carrot'], 'Contains no listed allergen'],
  [['butter'], 'Contains milk'],
  [['cream-cheese', 'bread-flour', 'celery', 'carrot'], 'Contains milk, wheat, celery'],
  [
    ['salmon', 'shrimp', 'walnuts', 'firm-tofu'],
    'Contains fish, crustacean shellfish, tree nuts, soybeans, sulfites',
  ],
  [['rolled-oats'], 'Contains gluten'],
  [['carrot', mystery], 'We don’t know “Spice mix”, so it may contain any allergen'],
  [['butter', mystery], 'Contains milk; we don’t know “Spice mix”, so it may contain others'],
  [['carrot', spread], 'Contains milk'],
  [['butter', fat], 'Contains milk'],
  [['carrot', fat], 'With “butter or olive-oil” it may contain milk'],
  [['wheat-bran', fat], 'Contains wheat; with “butter or olive-oil” it may contain milk'],
  [['carrot', oil], 'Contains no listed allergen, whatever you choose for “olive-oil or sunflower-oil”'],
  [
    ['egg', fat, mystery],
    'Contains eggs; with “butter or olive-oil” it may contain milk; we don’t know “Spice mix”, so it may contain any',
  ],
])('EXT-14 the allergens of %j: %s', (ids, sentence) => {
  expect(statement(ids).sentence).toBe(sentence);
});

test('EXT-14 the member’s allergens come first and are marked, each with its foods', () => {
  const { contains, sentence } = statement(['butter', 'cream-cheese', 'celery', 'salmon'], {
    own: ['celery', 'peanut'],
  });
  expect(sentence).toBe('Contains celery, milk, fish');
  expect(contains.map(({ id, isOwn, foodIds }) => [id, isOwn, foodIds])).toEqual([
    ['celery', true, ['celery']],
    ['milk', false, ['butter', 'cream-cheese']],
    ['fish', false, ['salmon']],
  ]);
});

test('EXT-14 a food that was removed from the table may contain any allergen, whatever its variant', () => {
  const any = 'We don’t know “unknown-gone”, so it may contain any allergen';
  for (const id of ['gone', 'unweighed-gone', 'raw-gone']) {
    const { sentence, unidentified } = allergenStatement(['carrot', id], [], [], byId, (name) => name);
    expect([sentence, unidentified]).toEqual([any, ['unknown-gone']]);
  }
  // what one of several foods may be is listed beside it
  expect(statement([oil, 'maybe-olive-oil', 'maybe-sunflower-oil']).sentence).toMatch(/^Contains no listed/);
});

test('EXT-14 beside wheat, gluten is listed for who avoids it and for other cereals', () => {
  expect(statement(['bread-flour']).sentence).toBe('Contains wheat');
  expect(statement(['bread-flour'], { own: ['gluten'] }).sentence).toBe('Contains gluten, wheat');
  expect(statement(['bread-flour', 'rolled-oats']).sentence).toBe('Contains wheat, gluten');
});

test('EXT-14 a stored allergen is listed if no food explains it, unless an ingredient is open', () => {
  expect(statement(['carrot'], { stored: ['mustard'] }).sentence).toBe('Contains mustard');
  expect(statement(['carrot', mystery], { stored: ['mustard'] }).contains).toEqual([]);
});

test('EXT-14 what all choices contain is the member’s own, what some contain is not claimed', () => {
  expect(statement(['carrot', spread], { own: ['milk'] }).contains).toMatchObject([
    { id: 'milk', isOwn: true },
  ]);
  expect(statement(['carrot', fat], { own: ['milk'] })).toMatchObject({ contains: [], unidentified: [] });
});

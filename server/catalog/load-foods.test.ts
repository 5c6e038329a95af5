import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '#server/content/content-error.ts';
import { contentDirectory } from './content.fixture.ts';
import { loadFoods, readFoods } from './load-foods.ts';

const read = (name: string) => readFileSync(join(contentDirectory, name), 'utf8');
const texts = [
  read('foods.csv'),
  read('sources.csv'),
  read('swap-roles.csv'),
  read('synonyms.csv'),
  read('packs.csv'),
  read('largest-servings.csv'),
] as const;

test('the food tables of the product load', async () => {
  const { foods, swapRoles } = await loadFoods();
  expect(foods.length).toBeGreaterThan(500);
  const tomato = foods.find(({ id }) => id === 'tomato') ?? expect.fail('no tomato');
  const salad = { title: '', servings: 1, ingredients: [{ food: tomato, grams: 100 }] };
  expect(swapRoles.substitutesFor('tomato', salad).length).toBeGreaterThan(0);
});

test.each<[string, readonly [string, string, string, string, string, string], RegExp]>([
  [
    'a price that is none',
    [texts[0].replace(/,produce,(.*)\n/, ',products,$1\n'), texts[1], texts[2], texts[3], texts[4], texts[5]],
    /^content\/foods\.csv, line 2 \(onion\), column aisle: "products" is none of produce, /,
  ],
  [
    'a source that is not there',
    [texts[0].replace('harvard-oxalate-2023', 'hearsay'), texts[1], texts[2], texts[3], texts[4], texts[5]],
    /^content\/foods\.csv, line 2 \(onion\), column oxalate_source: "hearsay" is no key of content\/sources\.csv; add it there\.$/,
  ],
  [
    'a role of an unknown food',
    [texts[0], texts[1], `${texts[2]}acid,limes,1,,,,,\n`, texts[3], texts[4], texts[5]],
    /^content\/swap-roles\.csv, line \d+ \(limes\), column food: no food has the id "limes"\.$/,
  ],
  [
    'a pack of an unknown food',
    [texts[0], texts[1], texts[2], texts[3], `${texts[4]}limes,,,67,,,usda-sr28,,,,\n`, texts[5]],
    /^content\/packs\.csv, line \d+ \(limes\), column food: no food has the id "limes"\.$/,
  ],
  [
    'a serving of an unknown food',
    [texts[0], texts[1], texts[2], texts[3], texts[4], `${texts[5]}limes,67,fda-reference-amounts\n`],
    /^content\/largest-servings\.csv, line \d+ \(limes\), column food: no food has the id "limes"\.$/,
  ],
  [
    'a word for two foods',
    [texts[0], texts[1], texts[2], `${texts[3]}shrimp,scampi,,\n`, texts[4], texts[5]],
    /^content\/synonyms\.csv, line \d+ \(shrimp\), column us: "shrimp" is there twice\.$/,
  ],
])(
  '%s stops the start with file, line, column and suggested fix',
  (_, [foods, sources, roles, synonyms, packs, servings], sentence) => {
    const load = () => readFoods(foods, sources, roles, synonyms, packs, servings);
    expect(load).toThrow(ContentError);
    expect(load).toThrow(sentence);
  },
);

import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ReadRecipes } from '#server/context/recipe-reader.ts';
import { readText } from '#server/recipe-import/read-text.ts';
import {
  mealieBackup,
  mealieExport,
  mealieResponse,
  paprikaExport,
  paprikaFile,
  recipeSageExport,
  tandoorExport,
  tandoorRecipe,
  zipOf,
} from './exports.fixture.ts';
import { readArchive } from './read-archive.ts';

const times = { text: 20_000, recipe: 20_000, archive: 60_000 };
function read(bytes: Uint8Array): ReadRecipes {
  const outcome = readArchive(bytes, times);
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome;
}
const refusal = (bytes: Uint8Array) => {
  const outcome = readArchive(bytes, times);
  return 'refusal' in outcome ? outcome.refusal : JSON.stringify(outcome);
};

const pancakes = {
  title: 'Almond pancakes',
  summary: 'For Sundays.',
  servings: 4,
  readyInMinutes: 65,
  lines: [
    'For the batter:',
    '1 cup flour, almond',
    '2.5 egg',
    '2 tbsp butter (or ghee)',
    '1 pinch of salt',
    'To serve:',
    'milk, (I used cashew milk)',
  ],
  steps: ['Batter: Stir everything.', 'Fry.', 'Note: Storage: Keeps a day.'],
  author: null,
  address: 'https://blog.example/pancakes',
};

describe('EXT-20 what other apps export is read, every word of a line with it', () => {
  test.each([
    ['its export', mealieExport],
    ['its API', mealieResponse],
    ['its backup', mealieBackup],
  ])('Mealie: %s', (_, make) => {
    const { recipes, problems } = read(make());
    expect(recipes).toMatchObject([pancakes]);
    expect(problems).toMatchObject([{ name: 'All recipes', message: expect.stringContaining('pictures') }]);
  });

  test('Mealie: the original text if it names an allergen, and abbreviated units', () => {
    const ingredient = (food: string, original: string, unit = {}) => ({
      quantity: 1,
      unit,
      food: { name: food },
      note: '',
      original_text: original,
    });
    const { recipes } = read(
      strToU8(
        JSON.stringify({
          name: 'Cake',
          recipe_ingredient: [
            ingredient('flour', '1 cup almond flour', { name: 'cup' }),
            ingredient('sugar', '1 tbsp caster sugar', { name: '', abbreviation: 'tbsp' }),
            ingredient('butter', '1 cup butter, melted', { name: 'cup' }),
          ],
        }),
      ),
    );
    expect(recipes[0]?.lines).toEqual(['1 cup flour (1 cup almond flour)', '1 tbsp sugar', '1 cup butter']);
  });

  test('Tandoor: a zip of zips', () => {
    const { recipes, problems } = read(tandoorExport());
    expect(recipes.map(({ title }) => title)).toEqual(['Lentil soup', 'Second']);
    expect(recipes[0]).toEqual({
      title: 'Lentil soup',
      summary: 'Warm.',
      servings: 3,
      readyInMinutes: 35,
      mealTypes: ['Soup'],
      lines: ['Soup:', 'For the pot:', '200 g lentils, red', 'salt', '1.5 cup yogurt, soy'],
      steps: ['Soup: Simmer 200 g lentils, red until soft.', 'Serve with yogurt.'],
      author: null,
      address: 'https://blog.example/lentils',
    });
    expect(problems).toEqual([{ name: 'All recipes', message: 'Left out: pictures and tags.' }]);
  });

  test.each([
    ['an export', paprikaExport],
    ['a single recipe', paprikaFile],
  ])('Paprika: %s', (_, make) => {
    const { recipes, problems } = read(make());
    expect(recipes).toEqual([
      {
        title: 'Pesto pasta',
        summary: 'Quick.',
        servings: 4,
        readyInMinutes: 100,
        mealTypes: ['Main course'],
        lines: ['Pesto:', '1 bunch basil', '1/2 cup pine nuts, toasted', '200 g pasta (egg)'],
        steps: ['Blend.', 'Boil and stir.', 'Note: Walnuts do too.'],
        author: 'A. Cook',
        address: 'https://blog.example/pesto',
      },
    ]);
    expect(problems[0]?.message).toBe('Left out: nutrition facts, pictures, ratings and tags.');
  });

  test('RecipeSage: its JSON-LD', () => {
    const { recipes } = read(recipeSageExport());
    expect(recipes.map(({ title }) => title)).toEqual(['Nut bars', 'More bars']);
    expect(recipes[0]).toMatchObject({
      servings: 12,
      readyInMinutes: 40,
      lines: ['For the bars:', '2 cups oats', '1/2 cup nuts, such as pecans', 'On top:', 'chocolate'],
      steps: ['Bars', 'Press and bake.', 'Note: Freeze well.'],
      author: 'A. Baker',
      address: 'https://blog.example/bars',
    });
    const pasted = readText('json', new TextDecoder().decode(recipeSageExport()));
    expect(pasted).toMatchObject({ recipes });
  });

  test('a zip of Cooklang, JSON and saved pages in folders; unreadable files are reported', () => {
    const page = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Page', recipeIngredient: ['1 egg'] })}</script>`;
    const { recipes, problems } = read(
      zipOf({
        'a/b/Carrot soup.cook': strToU8(
          '>> servings: 2\n= Soup\nBoil @carrots{500%g}(sliced) and @flour{1%cup}(almond).\n\n> May hold nuts.',
        ),
        'page.html': strToU8(page),
        'x.json': strToU8(JSON.stringify(tandoorRecipe)),
        'broken.json': strToU8('{'),
        'none.cook': strToU8('Nothing.'),
        'notes.pdf': strToU8('%PDF'),
        '__MACOSX/._x.json': strToU8('{'),
        'photo.jpg': new Uint8Array(3),
      }),
    );
    expect(recipes.map(({ title }) => title)).toEqual(['Carrot soup', 'Page', 'Lentil soup']);
    expect(recipes[0]).toMatchObject({
      servings: 2,
      lines: ['Soup:', '500 g carrots, sliced', '1 cup flour, almond'],
      steps: ['Boil carrots and flour.', 'May hold nuts.'],
    });
    expect(problems.map(({ name }) => name).toSorted()).toEqual([
      'All recipes',
      'broken.json',
      'none.cook',
      'notes.pdf',
    ]);
  });
});

describe('EXT-20 a hostile or broken archive is refused with a sentence', () => {
  const bomb = new Uint8Array(30 * 1024 * 1024);

  test('one that unpacks to too much, by one file or by many', () => {
    expect(refusal(zipOf({ 'a.json': [bomb, { level: 9 }] }))).toContain('64 MB');
    const part = bomb.subarray(0, 20 * 1024 * 1024);
    const parts = Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}.json`, part]));
    expect(refusal(zipOf({ 'inner.zip': zipOf(parts) }))).toContain('64 MB');
  });

  test('a file longer than its header says is truncated', () => {
    const bytes = zipOf({ 'a.json': [bomb, { level: 9 }] });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
    }
    expect(refusal(bytes)).toContain('recipe');
  });

  test('archives within archives, locked ones, damaged ones, empty ones', () => {
    const deep = zipOf({ 'a.zip': zipOf({ 'b.zip': zipOf({ 'x.cook': strToU8('@egg{}') }) }) });
    expect(refusal(deep)).toContain('Unpack it');
    const locked = zipOf({ 'x.json': strToU8('{}') });
    locked[6] = 1;
    expect(refusal(locked)).toContain('password');
    expect(refusal(mealieExport().subarray(0, 200))).toContain('damaged');
    expect(refusal(zipOf({}))).toContain('no recipes');
    expect(refusal(zipOf({ 'photo.jpg': new Uint8Array(3) }))).toContain('no recipes');
  });

  test('recipes and files above the limits are reported', () => {
    const many = Array.from({ length: 501 }, (_, n) => ({
      '@type': 'Recipe',
      name: `No ${n}`,
      recipeIngredient: ['1 egg'],
    }));
    const { recipes, problems } = read(strToU8(JSON.stringify(many)));
    expect(recipes).toHaveLength(500);
    expect(problems[0]).toMatchObject({ name: 'All further recipes' });
    const files = Object.fromEntries(
      Array.from({ length: 5_001 }, (_, n) => [`${n}.jpg`, new Uint8Array(1)]),
    );
    expect(refusal(zipOf(files))).toContain('5,000');
  });
});

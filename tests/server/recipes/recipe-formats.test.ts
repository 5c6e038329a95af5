import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxImported } from '#domain/own-recipe/import/import-file.ts';
import {
  mealieExport,
  mealieRecipe,
  paprikaExport,
  recipeSageExport,
  tandoorExport,
  zipOf,
} from '#server/recipe-import/archive/exports.fixture.ts';
import { createRecipeReader } from '#server/recipe-import/create-recipe-reader.ts';
import { contract } from '#tests/contract/contract-document.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

/** Kinds of work done, with their threads. */
const onWork: (readonly [string, number])[] = [];
const times = { text: 20_000, recipe: 20_000, archive: 25_000 };
let app: TestApp;
let anna: TestMember;
const pages = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp({
    context: {
      readPage: async (url) => ({ text: pages.get(url) ?? '' }),
      recipeReader: createRecipeReader({ times, onWork: (kind, thread) => onWork.push([kind, thread]) }),
    },
  });
  anna = await app.member();
});
afterAll(() => app.close());

/** A form with one file. */
function upload(bytes: Uint8Array, token = anna.token) {
  const head =
    '--e\r\nContent-Disposition: form-data; name="archive"; filename="x"\r\nContent-Type: application/zip\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--e--\r\n')]);
  return { token, body, headers: { 'content-type': 'multipart/form-data; boundary=e' } };
}
const read = async (format: string, content: string, token = anna.token) =>
  (await app.ok('readRecipes', { token, body: { format, content } })).data;
const soup = (more: object = {}) => ({ title: 'Soup', servings: 2, ingredients: ['1 carrot'], ...more });

describe('EXT-20 recipes are read before they are stored', () => {
  test('from a page, a text or an export; nothing is stored, and a draft is stored unchanged, once', async () => {
    const page = { '@type': 'Recipe', name: 'From a page', recipeIngredient: ['1 carrot'] };
    pages.set(
      'https://blog.example/a',
      `<script type="application/ld+json">${JSON.stringify(page)}</script>`,
    );
    const { recipes, problems } = await read('url', 'blog.example/a?utm_source=x');
    expect([recipes.length, problems]).toEqual([1, []]);
    expect(recipes[0]).toMatchObject({
      title: 'From a page',
      author: 'blog.example',
      source_address: 'https://blog.example/a',
    });
    expect((await app.ok('listOwnRecipes', { token: anna.token })).data).toEqual([]);
    const created = await app.ok('createOwnRecipe', { token: anna.token, body: recipes[0] });
    expect(created.data).toMatchObject({ title: 'From a page', author: { name: 'blog.example' } });
    await app.fails('createOwnRecipe', 409, { token: anna.token, body: recipes[0] });
    await app.ok('createOwnRecipe', { token: anna.token, body: soup() });
    const { data: other } = await app.ok('createOwnRecipe', { token: anna.token, body: soup() });
    const same = { token: anna.token, params: { id: other.id }, body: recipes[0] };
    await app.fails('updateOwnRecipe', 409, same);
    const wrong = soup({ source_address: 'javascript:alert(1)' });
    const { errors } = await app.fails('createOwnRecipe', 422, { token: anna.token, body: wrong });
    expect(errors).toHaveProperty('source_address');
  });

  test('every archive of another app is read, and anything else is refused with a sentence', async () => {
    for (const [bytes, titles] of [
      [mealieExport(), ['Almond pancakes']],
      [tandoorExport(), ['Lentil soup', 'Second']],
      [paprikaExport(), ['Pesto pasta']],
      [recipeSageExport(), ['Nut bars', 'More bars']],
    ] as const) {
      const { data } = await app.ok('readRecipeArchive', upload(bytes));
      expect(data.recipes.map(({ title }) => title)).toEqual(titles);
      for (const body of data.recipes) {
        const { data: created } = await app.ok('createOwnRecipe', {
          token: anna.token,
          body: { ...body, source_address: null },
        });
        expect(created.ingredient_lines).toEqual(body.ingredients);
      }
    }
    const { errors } = await app.fails('readRecipeArchive', 422, upload(zipOf({})));
    expect(errors?.['archive']?.[0]).toMatch(/Cooklang/);
  });

  test('one of more than 20 MB is a 413 with a message', async () => {
    const { message } = await app.fails('readRecipeArchive', 413, upload(new Uint8Array(21 * 1024 * 1024)));
    expect(message).toContain('20 MB');
  });

  test('all own recipes are exported and imported unchanged, in both forms', async () => {
    const ben = await app.member();
    const bodies = [
      soup({
        title: 'Soup: "one"',
        steps: ['Peel the carrot.', 'Heat to 200°C.'],
        ready_in_minutes: 75,
        author: 'A. Cook',
      }),
      soup({
        title: 'Two',
        ingredients: ['For the pot:', '1 1/2 cups flour, almond', 'Salt'],
        source_address: 'https://x.example/2',
      }),
    ];
    for (const body of bodies) await app.ok('createOwnRecipe', { token: ben.token, body });
    const expected = bodies.map((body) => expect.objectContaining({ summary: '', ...body }));
    const query = { format: 'schema_org' };
    const listed = await app.ok('exportOwnRecipes', { token: ben.token, query });
    expect((await read('json', JSON.stringify(listed), ben.token)).recipes).toEqual(expected);
    const zip = await app.call('exportOwnRecipes', { token: ben.token, query: { format: 'cooklang' } });
    expect(zip.headers['content-type']).toBe('application/zip');
    const back = await app.ok('readRecipeArchive', upload(zip.bytes, ben.token));
    expect(back.data).toEqual({ recipes: expect.arrayContaining(expected), problems: [] });
  });
});

describe('EXT-20 the length limits agree', () => {
  const page = (length: number) => {
    const text = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Long', recipeIngredient: ['1 egg'] })}</script>`;
    return text + '🥕'.repeat(length - text.length);
  };

  test('in the contract and the app', () => {
    expect(contract.components.schemas['RecipeImport']?.properties?.['content']?.['maxLength']).toBe(
      maxImported,
    );
  });

  test('a page of 500,000 characters is read, however JSON encodes them; one more is refused', async () => {
    const content = page(maxImported);
    expect((await read('html', content)).recipes).toMatchObject([{ title: 'Long' }]);
    const escaped = JSON.stringify({ format: 'html', content }).replace(
      /[\ud800-\udfff]/g,
      (half) => `\\u${half.charCodeAt(0).toString(16)}`,
    );
    expect(escaped.length).toBeGreaterThan(5_000_000);
    await app.ok('readRecipes', { token: anna.token, body: escaped });
    const body = { format: 'html', content: page(maxImported + 1) };
    const { errors } = await app.fails('readRecipes', 422, { token: anna.token, body });
    expect(errors?.['content']?.[0]).toBe('Enter at most 500000 characters.');
  });
});

describe('EXT-22 imports are rate limited per member', () => {
  test('texts and archives are counted for each member, with a sentence', async () => {
    const carl = await app.member();
    const body = { format: 'json', content: JSON.stringify(mealieRecipe) };
    for (let n = 0; n < 60; n += 1) await app.ok('readRecipes', { token: carl.token, body });
    const { message } = await app.fails('importRecipe', 429, { token: carl.token, body });
    expect(message).toMatch(/many recipes.*later/);
    for (let n = 0; n < 10; n += 1) await app.ok('readRecipeArchive', upload(recipeSageExport(), carl.token));
    expect(
      (await app.fails('readRecipeArchive', 429, upload(recipeSageExport(), carl.token))).message,
    ).toMatch(/files/);
  });
});

describe('EXT-22 a read that takes too long times out, and the next one runs', () => {
  const endless = '@'.repeat(400_000);

  test('a text, in a thread that ends itself or is ended', async () => {
    for (const graceMs of [20_000, 0]) {
      const onLost: unknown[] = [];
      const reader = createRecipeReader({
        times: { ...times, text: 200 },
        graceMs,
        onLost: (error) => onLost.push(error),
      });
      expect(await reader.readText('cooklang', endless, 'anna')).toMatchObject({
        refusal: expect.stringContaining('takes too long'),
      });
      await reader.close();
      const patient = createRecipeReader({ times });
      expect(await patient.readText('cooklang', 'Boil @egg{1}.', 'anna')).toMatchObject({
        recipes: [{ lines: ['1 egg'] }],
      });
      await patient.close();
    }
  });

  test('a recipe of an archive; those read before stay, and the rest is reported', async () => {
    const reader = createRecipeReader({ times: { ...times, recipe: 3_000 } });
    const archive = zipOf({
      '1.cook': Buffer.from('Boil @egg{1}.'),
      '2.cook': Buffer.from(endless),
      '3.cook': Buffer.from('Boil @egg{1}.'),
    });
    const outcome = await reader.readArchive(new Blob([archive]), 'anna');
    expect(outcome).toMatchObject({
      recipes: [{ title: '1' }],
      problems: [{ name: 'All further recipes' }, { name: '2.cook' }],
    });
    await reader.close();
  });
});

const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** All project files imported by these, directly or indirectly, without type-only imports. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !file.endsWith('.ts')) return seen;
  seen.add(file);
  for (const [, type, from, later] of readFileSync(file, 'utf8').matchAll(importPattern)) {
    const target = from ?? later ?? '';
    if (type !== undefined || !/^(#|\.)/.test(target)) continue;
    const path = target.startsWith('#') ? resolve(target.slice(1)) : resolve(file, '..', target);
    loadedWith(relative('.', path), seen);
  }
  return seen;
}

describe('EXT-22 no recipe of a member is parsed in the main thread', () => {
  const readers = [
    'server/recipe-import/read-text.ts',
    'server/recipe-import/own-recipe-rows.ts',
    'server/recipe-import/read-fields.ts',
    'server/recipe-import/read-cooklang-recipe.ts',
    'server/recipe-import/archive/read-archive.ts',
    'server/recipe-import/write-cooklang.ts',
    'domain/own-recipe/amounts/read-line.ts',
    'domain/own-recipe/bound-own-recipe.ts',
  ];

  test('the main thread does not import the parsers', () => {
    const serving = loadedWith('server/app.ts');
    const threads = ['server/recipe-import/text-worker.ts', 'server/recipe-import/bulk-worker.ts'];
    const threaded = new Set(threads.flatMap((file) => [...loadedWith(file)]));
    expect(serving.size).toBeGreaterThan(300);
    expect(serving).toContain('server/operations/recipes/createOwnRecipe.ts');
    expect(readers.filter((file) => !threaded.has(file))).toEqual([]);
    expect(readers.filter((file) => serving.has(file))).toEqual([]);
  });

  test('each call with a recipe is work of a thread', async () => {
    const { token } = anna;
    const workOf = async (call: () => Promise<unknown>) => {
      const before = onWork.length;
      await call();
      const some = onWork.slice(before);
      expect(some.every(([, thread]) => thread > 0)).toBe(true);
      return some.map(([kind]) => kind);
    };
    const given = { format: 'cooklang', content: 'Boil @egg{1}.' };
    expect(await workOf(() => app.ok('importRecipe', { token, body: given }))).toEqual(['read', 'bind']);
    expect(await workOf(() => app.ok('readRecipes', { token, body: given }))).toEqual(['read']);
    const { data } = await app.ok('createOwnRecipe', { token, body: soup() });
    const changed = { token, params: { id: data.id }, body: soup({ title: 'Changed' }) };
    expect(await workOf(() => app.ok('updateOwnRecipe', changed))).toEqual(['bind']);
    const query = { format: 'cooklang' };
    expect(await workOf(() => app.call('exportOwnRecipes', { token, query }))).toEqual(['write']);
  });
});

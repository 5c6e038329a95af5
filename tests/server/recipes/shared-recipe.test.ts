import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putReview } from '#server/queries/reviews.ts';
import { sharedRecipeRoutes } from '#server/web/shared-recipe-routes.ts';
import { attacks } from '#tests/fixtures/html-attacks.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { type Data, recipeShape, wrongIn } from './schema-org-shape.ts';

const shell =
  '<!doctype html><html><head>\n    <meta charset="utf-8" /><title>Kindfare</title><meta name="description" content="Recipes" /></head><body><div id="root"><p>Splash</p></div>\n    <noscript>Needs scripts.</noscript></body></html>';
const root = mkdtempSync(join(tmpdir(), 'kindfare-share-'));
const style = '<style id="brand">:root{}</style>';
let app: TestApp;
let web: FastifyInstance;
let mary: TestMember;

beforeAll(async () => {
  writeFileSync(join(root, 'share.html'), shell);
  mkdirSync(join(root, '.server'));
  writeFileSync(join(root, '.server/package.json'), '{"type":"module"}');
  writeFileSync(
    join(root, '.server/pages.js'),
    'export const renderSharedRecipe = ({ ref_id }) => \'<link rel="preload" as="image" href="/x"><h1>$&\' + ref_id + "</h1>";',
  );
  app = await startTestApp({ env: { PUBLIC_URL: 'https://kindfare.example' } });
  mary = await app.member();
  web = Fastify();
  const pageTheme = () => ({ style, policy: "script-src 'self'" });
  await web.register(sharedRecipeRoutes, { context: app.context, root, pageTheme });
});
afterAll(async () => {
  await web.close();
  await app.close();
  rmSync(root, { recursive: true });
});

const open = (id: string, headers: Record<string, string> = {}) =>
  web.inject({ url: `/recipes/${id}/share`, headers });
const detail = async (id: string) => (await app.ok('getGuestRecipe', { params: { id } })).data;

/** As importers do: parses the text of the element as JSON. */
function importedFrom(html: string): Data {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.[1] ?? '');
}
const tags = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(
      ([, name, content]) => [name, content],
    ),
  );

async function say(id: number, rating: number, comment: string): Promise<void> {
  const { id: userId } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await putReview(app.db, { recipeId: id, userId, rating, comment, pictures: [], now: app.clock.now() });
}

describe('EXT-07 what other apps read on the public page, without scripts', () => {
  test('EXT-07 every recipe of a page of the catalog satisfies schema.org Recipe', async () => {
    const { data } = await app.ok('listRecipes', { query: { per_page: 20 }, token: mary.token });
    expect(data.length).toBeGreaterThan(9);
    for (const { ref_id } of data) {
      const { body, statusCode } = await open(ref_id);
      const recipe = importedFrom(body);
      expect([ref_id, statusCode, recipe['@context'], recipe['@type'], wrongIn(recipe, recipeShape)]).toEqual(
        [ref_id, 200, 'https://schema.org', 'Recipe', []],
      );
    }
  });

  test('EXT-07 an importer finds all of a recipe, the rating and the reviews', async () => {
    const recipe = await detail('carrot-and-ginger-soup');
    await say(recipe.id, 4, 'Smooth and mild.');
    const read = importedFrom((await open('carrot-and-ginger-soup')).body);
    expect(wrongIn(read, recipeShape)).toEqual([]);
    expect(read['name']).toBe(recipe.title);
    expect(read['recipeIngredient']).toHaveLength(recipe.ingredients.length);
    expect(read['recipeIngredient']).toContainEqual(expect.stringMatching(/^\d.* Carrots/));
    expect(read['recipeInstructions']).toEqual(
      recipe.instructions.steps.map(({ number, title }) => ({
        '@type': 'HowToStep',
        position: number,
        text: title,
      })),
    );
    expect(read['author']).toEqual({ '@type': 'Organization', name: 'Kindfare kitchen' });
    expect(read['suitableForDiet']).toContain('https://schema.org/GlutenFreeDiet');
    expect(read['aggregateRating']).toMatchObject({ ratingValue: 4, reviewCount: 1 });
    expect(read['review']).toEqual([
      expect.objectContaining({
        reviewBody: 'Smooth and mild.',
        datePublished: app.clock.now().toISOString(),
      }),
    ]);
    expect(read['image']).toEqual([
      expect.stringMatching(/^https:\/\/kindfare\.example\/art\/carrot-and-ginger-soup\/wide\.jpg\?v=\w+$/),
      expect.stringMatching(/square\.jpg/),
    ]);
  });

  test('EXT-14 the structured data names the allergens, and says so if there is none', async () => {
    const textOf = async (ref: string) => String(importedFrom((await open(ref)).body)['description']);
    for (const [ref, contains] of [
      ['minestrone', /Contains milk, .*wheat.*celery\.$/],
      ['adobo-drumsticks-with-vinegar', /Contains no listed allergen\.$/],
    ] as const) {
      expect(await textOf(ref)).toMatch(contains);
      expect(await textOf(ref)).toContain((await detail(ref)).allergen_statement.sentence);
    }
  });

  test('EXT-07 messengers find title, words, picture and the address that is meant', async () => {
    const recipe = await detail('carrot-and-ginger-soup');
    const { body, headers } = await open(`${recipe.id}`);
    expect(body).toContain(`<title>${recipe.title} · Kindfare</title>`);
    expect(body).toContain(
      '<link rel="canonical" href="https://kindfare.example/recipes/carrot-and-ginger-soup/share" />',
    );
    expect(tags(body)).toMatchObject({
      description: recipe.summary.replaceAll("'", '&#39;'),
      'og:title': recipe.title,
      'og:type': 'article',
      'og:url': 'https://kindfare.example/recipes/carrot-and-ginger-soup/share',
      'og:image': expect.stringContaining('/art/carrot-and-ginger-soup/wide.jpg?v='),
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
    expect(headers['content-security-policy']).toBe("script-src 'self'");
    expect(body).toContain(`${style}</head>`);
    const picture = await app.fastify.inject(new URL(tags(body)['og:image'] ?? '').pathname);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect((await app.fastify.inject('/art/nope/wide.jpg')).statusCode).toBe(404);
  });

  test('EXT-07 the page contains the recipe, and preloads its picture', async () => {
    const { body } = await open('carrot-and-ginger-soup');
    expect(body).toContain('<div id="root"><h1>$&carrot-and-ginger-soup</h1></div>');
    expect(body).not.toMatch(/noscript|Splash|href="\/x"/);
    expect(body).toMatch(
      /<meta charset="utf-8" \/>\s*<link rel="preload" as="image" fetchpriority="high" href="\/art\/carrot-and-ginger-soup\/wide\.svg\?v=\w+" \/>/,
    );
  });

  test('a cached page gets 304, and the new page after a review', async () => {
    const { etag } = (await open('beef-and-carrot-stew')).headers;
    expect((await open('beef-and-carrot-stew', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await say((await detail('beef-and-carrot-stew')).id, 5, 'Rich.');
    expect((await open('beef-and-carrot-stew', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });
});

describe('hostile words and addresses', () => {
  test('EXT-07 no text of a member or a recipe can close the element it is in', async () => {
    const { id, allergen_statement: allergens } = await detail('fish-pie');
    const words = [
      ...attacks.map((attack) => attack.replaceAll('\0', '')),
      '</script><script>alert(1)</script>',
      '<!--<script>',
      '\u2028\u2029',
    ];
    await app.db
      .updateTable('recipes')
      .set({ title: `Pie </title>"><script>alert(1)</script>`, summary: words.join(' ') })
      .where('id', '=', id)
      .execute();
    await say(id, 1, words.join('\n'));
    const { body } = await open('fish-pie');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(body.match(/<!--/g)).toBeNull();
    const read = importedFrom(body);
    expect(read['name']).toBe('Pie </title>"><script>alert(1)</script>');
    expect(read['description']).toBe(`${words.join(' ')} ${allergens.sentence}.`);
    expect(read['review']).toEqual([expect.objectContaining({ reviewBody: words.join('\n') })]);
  });

  test.each([
    'nope',
    '0',
    '999999999',
    '%00',
    "'%20or%201=1",
    '..%2F..%2Fetc',
    '%3Cscript%3E',
    'x'.repeat(95),
  ])('EXT-07 at %s there is no recipe: the app says so, with the status that says so', async (id) => {
    const { statusCode, body } = await open(id);
    expect(statusCode).toBe(404);
    expect(body).toContain('<div id="root"><p>Splash</p></div>');
    expect(body).not.toContain('ld+json');
  });

  test('without its database the server still sends the app', async () => {
    const broken = Fastify();
    const queryCache = { ...app.context.queryCache, getFresh: () => Promise.reject(new Error('gone')) };
    await broken.register(sharedRecipeRoutes, {
      context: { ...app.context, queryCache },
      root,
      pageTheme: () => ({ style: '', policy: '' }),
    });
    const response = await broken.inject('/recipes/carrot-and-ginger-soup/share');
    expect([response.statusCode, response.body]).toEqual([200, shell]);
    await broken.close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from '#tests/server/planner/planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
const pages = new Map<string, Awaited<ReturnType<TestApp['context']['readPage']>>>();
beforeAll(async () => {
  app = await startTestApp({
    context: { readPage: async (url) => pages.get(url) ?? 'not found' },
  });
  [anna, ben] = [await plannerMember(app), await plannerMember(app)];
});
afterAll(() => app.close());

const take = (format: string, content: string, { token } = anna) =>
  app.ok('importRecipe', { token, body: { format, content } });
const found = async (query: string, { token } = anna) =>
  (await app.ok('listRecipes', { token, query: { query } })).data.map(({ title }) => title);

const schema = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', name: 'A blog' },
    {
      '@type': ['Recipe', 'NewsArticle'],
      name: 'Quagga &amp; carrots',
      description: '<p>Very <script>alert(1)</script>good.</p>',
      recipeYield: ['6', '6 servings'],
      prepTime: 'PT10M',
      cookTime: 'PT1H',
      recipeCategory: 'Side dish, Soups',
      author: [{ '@type': 'Person', name: 'A. Cook' }],
      recipeIngredient: ['500 g carrots', '1&frac12; tbsp butter', '<b>1</b> onion'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'First',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Cut.' },
            { '@type': 'HowToStep', text: '<p>Cook.</p>' },
          ],
        },
      ],
    },
  ],
};
const page = (data: object) =>
  `<html><script>no</script><script type="application/ld+json">{"@type":"Organization"}</script>
   <script id="x" type='application/ld+json'>${JSON.stringify(data).replaceAll('</', '<\\/')}</script></html>`;

describe('EXT-05 a recipe is imported', () => {
  test('from the schema.org data of a page, as plain text, once', async () => {
    pages.set('https://blog.example/carrots', { text: page(schema) });
    const { data, unmatched } = await take('url', ' http://blog.example/carrots?utm_source=x#top ');
    expect(data).toMatchObject({
      title: 'Quagga & carrots',
      summary: 'Very good.',
      servings: 6,
      ready_in_minutes: 70,
      author: { name: 'A. Cook' },
      ingredient_lines: ['500 g carrots', '1½ tbsp butter', '1 onion'],
      instructions: { steps: [{ title: 'Cut.' }, { title: 'Cook.' }] },
    });
    expect(data.meal_types).toContain('Soup');
    expect(unmatched).toEqual([]);
    const again = { token: anna.token, body: { format: 'url', content: 'https://blog.example/carrots' } };
    expect((await app.fails('importRecipe', 409, again)).message).toMatch(/before/);
    expect((await found('quagga carrots'))[0]).toBe('Quagga & carrots');
    expect(await found('quagga carrots', ben)).toEqual([]);
    expect((await take('url', 'https://blog.example/carrots', ben)).data.title).toBe('Quagga & carrots');
  });

  test('from the page itself, from Cooklang, and from what other apps export', async () => {
    expect((await take('html', page(schema))).data.title).toBe('Quagga & carrots');
    const cooklang =
      '---\ntitle: Stew\nservings: 3\ntime: 40 min\n---\n\nSimmer @carrots{500%g}(sliced) and @onion{1}.\n\nAdd @salt.';
    expect((await take('cooklang', cooklang)).data).toMatchObject({
      title: 'Stew',
      servings: 3,
      ready_in_minutes: 40,
      ingredient_lines: ['500 g carrots, sliced', '1 onion', 'salt'],
    });
    const mealie = {
      name: 'Mealie soup',
      recipeServings: 2,
      totalTime: '1 hour 5 minutes',
      recipeIngredient: [
        { quantity: 2, unit: { name: 'cup' }, food: { name: 'carrots' }, note: 'sliced' },
        { quantity: 1, unit: null, food: null, note: '', originalText: '1 onion' },
      ],
      recipeInstructions: [{ text: 'Cook.' }],
    };
    expect((await take('json', JSON.stringify(mealie))).data).toMatchObject({
      title: 'Mealie soup',
      servings: 2,
      ready_in_minutes: 65,
      ingredient_lines: ['2 cup carrots, sliced', '1 onion'],
    });
    const tandoor = {
      name: 'Tandoor soup',
      servings: 4,
      working_time: 10,
      waiting_time: 20,
      steps: [
        {
          instruction: 'Cook.',
          ingredients: [{ food: { name: 'carrots' }, unit: { name: 'g' }, amount: 300 }],
        },
      ],
    };
    expect((await take('json', JSON.stringify([tandoor]))).data).toMatchObject({
      ready_in_minutes: 30,
      ingredient_lines: ['300 g carrots'],
      instructions: { steps: [{ title: 'Cook.' }] },
    });
  });

  test('or the refusal names what to do', async () => {
    pages.set('https://blog.example/none', { text: '<p>Nothing</p>' });
    pages.set('https://blog.example/elsewhere', 'elsewhere');
    const refused = async (format: string, content: string) => {
      const { errors } = await app.fails('importRecipe', 422, {
        token: anna.token,
        body: { format, content },
      });
      return errors?.['content']?.[0];
    };
    expect(await refused('url', 'https://blog.example/gone')).toMatch(/Check the address/);
    expect(await refused('url', 'https://blog.example/none')).toMatch(/Paste it/);
    expect(await refused('url', 'https://blog.example/elsewhere')).toMatch(/another site/);
    expect(await refused('url', 'not an address at all')).toMatch(/https:/);
    expect(await refused('url', 'https://me:secret@blog.example/none')).toMatch(/https:/);
    expect(await refused('html', '<p>Nothing</p>')).toMatch(/no recipe in what you pasted/);
    expect(await refused('json', '{"name":')).toMatch(/JSON/);
    expect(await refused('json', '{"name": "Without ingredients"}')).toMatch(/ingredients/);
    expect(await refused('cooklang', 'Nothing but words.')).toMatch(/@carrots/);
    expect(await refused('cooklang', 'Simmer @{500%g} until soft.')).toMatch(/Cooklang/);
  });
});

import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ImportedRecipe } from '#server/context/recipe-reader.ts';
import { readCooklangRecipe } from './read-cooklang-recipe.ts';
import { readText } from './read-text.ts';
import { writeCooklang } from './write-cooklang.ts';
import { writeCooklangZip } from './write-cooklang-zip.ts';
import { schemaOrgRecipe } from './write-schema-org.ts';

const stew: ImportedRecipe = {
  title: 'Grandma’s stew: "the" best, 100 % #1',
  summary: 'As we like it. Serve @once.',
  servings: 4,
  readyInMinutes: 95,
  mealTypes: ['Main course', 'Soup'],
  lines: [
    'For the stew:',
    '500 g carrots, sliced',
    '1 1/2 cups flour, almond',
    '2 (14 oz) cans tomatoes, drained',
    '2 x 400 g chickpeas',
    '0.50 l stock',
    '1/3 cup soy milk (I used oat {barista})',
    '3 cloves garlic',
    'salt and pepper, to taste',
    '½ cup peas',
    '1-1/2 cups rice',
    'Salt',
    '1 egg',
  ],
  steps: [
    'Peel the Carrots and the garlic; heat to 200°C (350F) -- not more.',
    'Add tomatoes, soy milk @ room temperature, 2 kg of love & {salt}.',
    '= Stir #1 ~ 5 min > then rest. [Optional] \\o/',
    '1. Serve with Salt.',
  ],
  author: 'A. Cook',
  address: 'https://blog.example/stew?page=2',
};

const viaCooklang = (recipe: ImportedRecipe) => readCooklangRecipe(writeCooklang(recipe));
const viaSchemaOrg = (recipe: ImportedRecipe) => readText('json', JSON.stringify([schemaOrgRecipe(recipe)]));

describe('EXT-20 an exported file is parsed to the same recipe', () => {
  test('as Cooklang, with ingredients marked where a step names them', () => {
    expect(viaCooklang(stew)).toEqual(stew);
    const text = writeCooklang(stew);
    expect(text).toContain('@garlic{3%cloves}');
    expect(text).toContain('@carrots|Carrots{500%g}(sliced)');
  });

  test('as schema.org', () => {
    expect(viaSchemaOrg(stew)).toEqual({ recipes: [stew], problems: [] });
  });

  test('the kitchen is no person', () => {
    const typeOf = (author: string) => schemaOrgRecipe({ ...stew, author });
    expect(typeOf('Kindfare kitchen')).toMatchObject({ author: { '@type': 'Organization' } });
    expect(typeOf('A. Cook')).toMatchObject({ author: { '@type': 'Person' } });
    const own = { ...stew, author: 'Kindfare kitchen' };
    expect(viaSchemaOrg(own)).toEqual({ recipes: [own], problems: [] });
  });

  test('a line that names an ingredient of an earlier line again, without an amount', () => {
    const twice = { ...stew, lines: ['2 g salt', 'salt'], steps: ['Add the salt, then more salt.'] };
    expect(viaCooklang(twice)).toEqual(twice);
    const listed = { ...twice, steps: [] };
    expect(viaCooklang(listed)).toEqual(listed);
  });

  test('whatever a member writes in it', () => {
    const signs = '@#~{}()[]|%&?+*=>:<-\\\'"`.,;/ 019½¼gé🥕aBcup';
    const text = (max: number) =>
      fc
        .array(
          fc.oneof(fc.constantFrom(...signs), fc.constantFrom('salt', '1 cup', '--', '[-', ' flour', '2 g ')),
          {
            minLength: 1,
            maxLength: max,
          },
        )
        .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
        .filter((it) => /[a-z]/i.test(it))
        // Cooklang parses these as the path of another recipe, whatever precedes them
        .filter((it) => !/^\.{1,2}[\\/]/.test(it));
    const recipes = fc.record({
      title: text(8),
      lines: fc.uniqueArray(text(8), { minLength: 1, maxLength: 6, selector: (it) => it.toLowerCase() }),
      steps: fc.array(text(20), { maxLength: 4 }),
      summary: text(20),
    });
    fc.assert(
      fc.property(recipes, (some) => {
        const recipe = { ...stew, ...some };
        expect(viaCooklang(recipe)).toEqual(recipe);
      }),
      { numRuns: 300 },
    );
  });

  test('several of one title are files of their own', () => {
    const files = unzipSync(writeCooklangZip([stew, stew, { ...stew, title: '../..//?' }]));
    expect(Object.keys(files)).toHaveLength(3);
    expect(Object.keys(files).every((name) => /^[\p{L}\p{N} _-]+\.cook$/u.test(name))).toBe(true);
  });
});

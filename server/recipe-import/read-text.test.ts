import { describe, expect, test } from 'vitest';
import { minutesIn } from './read-figures.ts';
import { readText } from './read-text.ts';

const page = (json: string) => `<script type="application/ld+json">${json}</script>`;
const recipe = {
  '@type': 'Recipe',
  name: 'Chickpea rice',
  recipeIngredient: ['400 g rice'],
  recipeInstructions: 'Cook it.',
};
const readPage = (more: object) => readText('html', page(JSON.stringify({ ...recipe, ...more })));

test('EXT-20 the text of a step is read from an item of a list', () => {
  const recipeInstructions = {
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: { '@type': 'HowToStep', text: 'Rinse the rice.' } },
      { '@type': 'ListItem', position: 2, item: { '@type': 'HowToStep', text: 'Simmer it.' } },
    ],
  };
  expect(readPage({ recipeInstructions })).toMatchObject({
    recipes: [{ steps: ['Rinse the rice.', 'Simmer it.'] }],
  });
});

test('EXT-20 steps numbered in one line are steps, and other numbers stay in theirs', () => {
  const steps = (recipeInstructions: string) => {
    const read = readPage({ recipeInstructions });
    return 'recipes' in read ? read.recipes[0]?.steps : read;
  };
  expect(steps('1. Rinse 2 cups of rice. 2. Add 3. Then 1. 3) Simmer for 20. ')).toEqual([
    '1. Rinse 2 cups of rice.',
    '2. Add 3. Then 1.',
    '3) Simmer for 20.',
  ]);
  expect(steps('Simmer for 1. Then 2. Serve.')).toEqual(['Simmer for 1. Then 2. Serve.']);
});

test('EXT-20 an ingredient given as a value with a unit keeps its amount, also a fraction', () => {
  const recipeIngredient = [
    { '@type': 'PropertyValue', name: 'rice', value: '2', unitText: 'cups' },
    { '@type': 'PropertyValue', name: 'sesame oil', value: '1/2', unitText: 'tbsp' },
    { '@type': 'PropertyValue', name: 'salt', value: 3, unitText: 'g' },
  ];
  expect(readPage({ recipeIngredient })).toMatchObject({
    recipes: [{ lines: ['2 cups rice', '1/2 tbsp sesame oil', '3 g salt'] }],
  });
});

test('EXT-20 commas after a last element are forgiven, and those of a text stay', () => {
  const loose = '{"@type": "Recipe", "name": "Rice,]", "recipeIngredient": ["1 cup rice, ] rinsed",],}';
  expect(readText('html', page(loose))).toMatchObject({
    recipes: [{ title: 'Rice,]', lines: ['1 cup rice, ] rinsed'] }],
  });
});

test('EXT-20 a recipe with too many ingredients is named, with what to do', () => {
  const read = readPage({ recipeIngredient: Array.from({ length: 120 }, (_, n) => `${n} g rice`) });
  expect(read).toMatchObject({ refusal: expect.stringMatching(/Chickpea rice.*Make two recipes/) });
  const others = { '@type': 'Recipe', name: 'Another dish' };
  expect(readText('html', page(JSON.stringify(others)))).toMatchObject({
    refusal: expect.stringContaining('no recipe'),
  });
});

test.each([
  ['PT2700S', 45],
  ['PT1H30M', 90],
  ['PT1H30M30S', 90.5],
  ['P0DT45M', 45],
  ['45 minutes', 45],
  ['2 hours', 120],
])('EXT-20 a time of %s is %d minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

describe('EXT-20 no ingredient of a page gets lost, however its list is written', () => {
  const cream = '1 cup cream';
  const list = (itemListElement: unknown, more: object = {}) => ({
    '@type': 'ItemList',
    itemListElement,
    ...more,
  });
  test.each<[string, object, readonly string[]]>([
    [
      'lists in a list',
      { recipeIngredient: [cream, ['50 g walnuts', ['2 eggs']]] },
      [cream, '50 g walnuts', '2 eggs'],
    ],
    [
      'a part of the dish with its own list',
      { recipeIngredient: [list([cream, '50 g walnuts'], { name: 'Sauce' }), '200 g rice'] },
      ['Sauce:', cream, '50 g walnuts', '200 g rice'],
    ],
    [
      'items of a list',
      {
        recipeIngredient: list([
          { '@type': 'ListItem', position: 1, item: { name: cream } },
          { '@type': 'ListItem', position: 2, item: '50 g walnuts' },
          { '@type': 'ListItem', position: 3, name: '2 eggs' },
        ]),
      },
      [cream, '50 g walnuts', '2 eggs'],
    ],
    [
      'sections of apps',
      {
        recipeIngredient: [
          { section: 'Sauce', ingredients: [cream] },
          { title: 'Top', items: [{ name: '50 g walnuts' }] },
        ],
      },
      ['Sauce:', cream, 'Top:', '50 g walnuts'],
    ],
    ['numbered keys', { recipeIngredient: { 0: cream, 1: '50 g walnuts' } }, [cream, '50 g walnuts']],
    [
      'supplies with their amount',
      {
        recipeIngredient: [
          { '@type': 'HowToSupply', name: 'cream', requiredQuantity: '1 cup' },
          { name: 'walnuts', requiredQuantity: { value: 50, unitText: 'g' } },
          { ingredient: 'tahini', amount: { quantity: 2, unit: 'tbsp' } },
        ],
      },
      [cream, '50 g walnuts', '2 tbsp tahini'],
    ],
    [
      'a field of another name',
      {
        recipeIngredient: [{ label: cream }, { raw: '50 g walnuts' }, { amount: '2', thing: 'eggs' }, 'salt'],
      },
      [cream, '50 g walnuts', '2 eggs', 'salt'],
    ],
    [
      'an allergen that only another field names',
      {
        recipeIngredient: [
          { name: 'flour', preparation: 'with walnuts' },
          { name: 'milk', alternatives: ['soy drink'] },
          { name: 'rice', description: 'rinsed' },
        ],
      },
      ['flour (with walnuts)', 'milk (soy drink)', 'rice'],
    ],
    ['a former field beside an empty one', { recipeIngredient: [], ingredients: [cream] }, [cream]],
    [
      'a former field that says more',
      { recipeIngredient: ['200 g rice'], ingredients: ['200 g rice', '50 g walnuts'] },
      ['200 g rice', '50 g walnuts'],
    ],
    [
      'a recipe that is part of it',
      { hasPart: [{ '@type': 'Recipe', name: 'Sauce', recipeIngredient: [cream] }] },
      ['400 g rice', 'Sauce:', cream],
    ],
  ])('%s', (_, more, lines) => {
    expect(readPage(more)).toMatchObject({ recipes: [{ lines }] });
  });

  test.each([
    ['a type with a prefix', page(JSON.stringify({ ...recipe, '@type': 'schema:Recipe' }))],
    ['a type in small letters', page(JSON.stringify({ ...recipe, '@type': 'recipe' }))],
    ['a comment around the data', page(`//<![CDATA[\n${JSON.stringify(recipe)}\n//]]>`)],
    ['a semicolon after the data', page(`\ufeff${JSON.stringify(recipe)};`)],
    ['escaped quotation marks', page(JSON.stringify(recipe).replaceAll('"', '&quot;'))],
  ])('%s', (_, html) => {
    expect(readText('html', html)).toMatchObject({ recipes: [{ lines: ['400 g rice'] }] });
  });
});

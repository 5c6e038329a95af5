import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RecipeSourceError } from '#server/context/recipe-source.ts';
import { readRecipes, readSearch } from './read-spoonacular.ts';

const recipe = (more: Record<string, unknown> = {}) => ({
  id: 1,
  title: 'Soup',
  servings: 2,
  readyInMinutes: 30,
  extendedIngredients: [{ id: 11_124, name: 'carrots', amount: 2, unit: 'medium' }],
  ...more,
});
const only = (response: Record<string, unknown>) => readRecipes([response])[0];

describe('responses of spoonacular.com', () => {
  test('are validated field by field', () => {
    const anything = fc.anything({ withNullPrototype: true, maxDepth: 4 });
    fc.assert(
      fc.property(anything, (response) => {
        for (const read of [readSearch, readRecipes])
          try {
            read(response);
          } catch (error) {
            expect(error).toBeInstanceOf(RecipeSourceError);
          }
      }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(recipe()), 'instructions'), anything),
        (odd) => {
          const [read] = readRecipes([{ ...recipe(), ...odd }]);
          if (read === undefined) return;
          expect(read.servings).toBeGreaterThan(0);
          expect(read.readyInMinutes).toBeGreaterThanOrEqual(0);
          expect(read.ingredients.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('without id, title, servings or ingredients is skipped', () => {
    for (const wrong of [
      { id: -1 },
      { id: 1_000_000_001 },
      { title: ' ' },
      { servings: 0 },
      { extendedIngredients: [] },
      { extendedIngredients: 'carrots' },
      { extendedIngredients: Array.from({ length: 201 }, () => ({ name: 'carrots' })) },
    ])
      expect(readRecipes([recipe(wrong)])).toEqual([]);
  });

  test('steps are read from the structured parts, else from the text without its HTML', () => {
    const analyzedInstructions = [
      { name: '', steps: [{ number: 1, step: 'Cut.' }] },
      { steps: [{ step: 'Cook.' }] },
    ];
    expect(only(recipe({ analyzedInstructions, instructions: 'Other.' }))?.steps).toEqual(['Cut.', 'Cook.']);
    expect(
      only(recipe({ instructions: '<ol><li>Cut <b>it</b>.</li><li>Cook.\u0000</li></ol>' }))?.steps,
    ).toEqual(['Cut it .', 'Cook.']);
    expect(only(recipe())?.steps).toEqual([]);
  });

  test.each([
    { amount: 1, unit: 'serving' },
    { amount: 4, unit: 'Servings' },
    { amount: 1, unit: 'to taste' },
    { amount: 1, unit: 'as needed' },
    { amount: 0, unit: '' },
    { amount: null, unit: 'pinch' },
    {},
  ])('EXT-20 an ingredient without an amount stays, with none: %j', (given) => {
    const read = only(recipe({ extendedIngredients: [{ id: 2015, name: 'curry powder', ...given }] }));
    expect(read?.ingredients).toMatchObject([{ names: ['curry powder'], amounts: [] }]);
  });

  test('an amount in an unknown unit stays one', () => {
    const read = only(recipe({ extendedIngredients: [{ name: 'curry powder', amount: 2, unit: 'jars' }] }));
    expect(read?.ingredients[0]?.amounts).toEqual([{ value: 2, unit: 'jar' }]);
  });

  test('an ingredient has its names, its number, and its amounts as cooks write them', () => {
    const measures = {
      us: { amount: 0.5, unitShort: 'cups', unitLong: 'cups' },
      metric: { amount: 118.294, unitShort: 'ml', unitLong: 'milliliters' },
    };
    const given = {
      id: 1026,
      name: 'mozzarella',
      nameClean: 'mozzarella cheese',
      meta: ['grated'],
      amount: 0.5,
      unit: 'cup',
      measures,
    };
    expect(only(recipe({ extendedIngredients: [given] }))?.ingredients).toEqual([
      {
        names: ['mozzarella cheese', 'mozzarella'],
        ndbNo: 1026,
        shownAs: 'Mozzarella, grated',
        amounts: [
          { value: 0.5, unit: 'cup' },
          { value: 118.294, unit: 'ml' },
          { value: 0.5, unit: 'cup' },
        ],
        us: { value: 0.5, unit: 'cup' },
        metric: { value: 118.294, unit: 'ml' },
      },
    ]);
  });

  test('a "serving" of an ingredient is no amount, and its own numbers are not those of the USDA', () => {
    const given = { id: 1_102_047, name: 'salt and pepper', nameClean: null, amount: 4, unit: 'servings' };
    expect(only(recipe({ extendedIngredients: [given] }))?.ingredients).toMatchObject([
      { names: ['salt and pepper'], ndbNo: null, amounts: [] },
    ]);
  });

  test('dish types are mapped to our meal types', () => {
    const dishTypes = ['lunch', 'main course', "hor d'oeuvre", 'morning meal', 'something new', 7];
    expect(only(recipe({ dishTypes }))?.mealTypes).toEqual(['Main course', 'Appetizer', 'Breakfast']);
  });

  test('a hit has only pictures of their origin, and hits without an id are dropped', () => {
    const result = (image: unknown, id: unknown = 5) => ({ id, title: 'Soup', image });
    const results = [
      result('https://img.spoonacular.com/recipes/5-312x231.jpg'),
      result('https://evil.example/x.jpg'),
      result('javascript:alert(1)'),
      result(null, 'five'),
    ];
    expect(readSearch({ results, totalResults: 4 })).toEqual({
      total: 4,
      items: ['https://img.spoonacular.com/recipes/5-312x231.jpg', null, null].map((image) => ({
        refId: null,
        sourceId: 5,
        title: 'Soup',
        image,
        readyInMinutes: null,
      })),
    });
  });
});

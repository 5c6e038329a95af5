import { describe, expect, test } from 'vitest';
import { readCooklangRecipe } from './read-cooklang-recipe.ts';
import { servingsOf } from './read-figures.ts';

describe('EXT-20 how many a recipe serves', () => {
  test.each<[unknown, number]>([
    ['500 ml', 1],
    ['about 500ml', 1],
    ['approx. 750 g', 1],
    ['Makes 500 millilitres', 1],
    ['500 grams', 1],
    ['2 1/2 cups', 1],
    ['1½ litres', 1],
    ['8 fl oz', 1],
    ['9-inch pie', 1],
    ['one 9" cake', 1],
    ['20 cm cake', 1],
    ['a 2lb loaf', 1],
    ['450 kcal per serving, serves 4', 4],
    ['Servings: 500 ml', 1],
    ['500 g (12 bars)', 12],
    ['2 x 20cm cakes', 2],
    ['6 (1/2-cup) servings', 6],
    ['Serves 4-6', 4],
    ['6 to 8 servings', 6],
    ['6-8 servings', 6],
    ['8 – 10 servings', 8],
    ['Serves 6 to 8 people', 6],
    ['four to six people', 4],
    ['4 or 5 portions', 4],
    ['4 - 6', 4],
    ['one 9x13 pan', 1],
    ['9 x 13-inch baking dish, 12 servings', 12],
    ['2 dozen cookies', 24],
    ['1 to 2 dozen', 12],
    ['half a dozen rolls', 6],
    ['a dozen', 12],
    ['Serves four', 4],
    ['For 2 people', 2],
    [['500 ml', '6 servings'], 6],
    [{ '@type': 'QuantitativeValue', value: 500, unitText: 'ml' }, 1],
    [{ '@type': 'QuantitativeValue', value: 6, unitText: 'servings' }, 6],
    ['Serves 6 as a starter or 3 as a main', 3],
    ['Serves 6 as a side, 4 as a main', 4],
    ['Serves 4 (or 2 hungry people)', 2],
    ['½ dozen rolls', 6],
    ['3.5 servings', 3],
    ['Makes about 18 (3 per person)', 6],
    ['16 biscuits, 2 per serving', 8],
    ['8 (1 cup per serving)', 8],
    [['24 cookies', '12 servings'], 12],
    [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6 }, 4],
    [1000, 100],
  ])('a yield of %j serves %d', (recipeYield, servings) => {
    expect(servingsOf({ recipeYield })).toBe(servings);
  });

  test('a field of servings counts before the yield', () => {
    expect(servingsOf({ servings: 4, recipeYield: '12 servings' })).toBe(4);
    expect(servingsOf({ recipeServings: '6', recipeYield: 'serves 12' })).toBe(6);
  });

  test.each([
    ['4 servings', 4],
    ['50 ml', 1],
    ['4|8', 4],
  ])('a Cooklang file that says "%s" serves %d', (text, servings) => {
    const read = readCooklangRecipe(`---\nservings: ${text}\n---\nBoil @rice{200%g}.`, 'Rice');
    expect(read).toMatchObject({ servings });
  });
});

import { describe, expect, test } from 'vitest';
import { boundOwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { foodOrPlaceholder } from '#domain/source-recipe/unknown-food.ts';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

describe('EXT-20 the weight of a line is that of the larger reading', () => {
  test.each([
    // the upper end of a range in two units, or in a note
    ['1 tsp - 1 tbsp honey', 21],
    ['1 tbsp - 1/4 cup honey', 84],
    ['500 g-1kg mushrooms', 1000],
    ['500g to 1kg mushrooms', 1000],
    ['8 oz-1 lb sweet potato', 454],
    ['2 cups (or 3) milk', 732],
    ['2 cups milk, or 3', 732],
    ['2~3 onions', 330],
    ['1 large or 3 small onions', 210],
    // one amount in two units is no range
    ['1 lb / 500 g mushrooms', 500],
    ['700 g / 1 lb 8 oz mushrooms', 700],
    ['1 cup (240 ml) milk', 244],
    // of each
    ['3 onions, each about 100 g', 300],
    ['3 beets, each about 150 g', 450],
    // on top of the first
    ['100 g honey, plus 2 tbsp', 142],
    ['100 g honey plus 2 tbsp to serve', 142],
    ['1/4 cup honey plus 2 tablespoons, divided', 127],
    ['2 cloves garlic, plus 1 head', 46],
    ['2 apples, plus 1 extra', 546],
    ['2 apples, plus more to serve', 364],
    ['2 apples, plus a little extra', 364],
    // the whole of what is counted in pieces
    ['1 whole garlic', 40],
    ['1 pod of garlic', 40],
    ['2 garlic cloves', 6],
    ['1 celery heart, sliced', 450],
    ['2 celery sticks', 80],
    // larger than the usual one
    ['1 jumbo onion', 150],
    ['1 extra large onion', 150],
    ['1 large beetroot', 115],
    ['1 small beetroot', 82],
    ['1 heaped tbsp cocoa powder', 10.8],
    ['1 tablespoon (heaped) cocoa powder', 10.8],
    ['1 tbsp cocoa powder', 5.4],
    ['1 large onion (about 2 cups chopped)', 320],
    ['1 cup chopped onion (about 1 medium)', 160],
    ['1 lg. can tomatoes', 800],
    ['1 large can tomatoes (28 oz)', 794],
    ['1 large (28-ounce) can tomatoes', 794],
    ['1 can tomatoes', 400],
    // the whole, where half of it may be meant
    ['1/2 box (8 oz) penne', 227],
    ['1/2 (16 oz) box penne', 227],
    ['1/2 can (14 oz) coconut milk', 198],
    ['200 g butter, at room temperature, plus 50 g melted', 250],
    ['1/2 block (100 g) feta', 100],
    // however the amount is written
    ['a) 2 eggs', 100],
    ['flour......120 g', 120],
    ['Flour … 120 g', 120],
    ['Egg - 1 no.', 50],
    ['2 nos. eggs', 100],
    ['a scant 1/2 cup milk', 122],
    ['3/4 of a cup milk', 183],
    ['one and one-half cups milk', 366],
    ['2 heaped dsp cocoa powder', 14.6],
    ['1 lge onion', 150],
    ['2 tbls milk', 30],
    ['1 lt milk', 1031],
    ['200g dark chocolate (min. 70% cocoa)', 200],
    ['4 rashers smoked back bacon', 112],
    ['1 veg stock cube', 10],
    ['2 rounded dessertspoons cocoa powder', 10.9],
    ['1 lb, 8 oz butter', 680],
    ['1 cup, 240 ml, milk', 247],
    // several times an amount
    ['butter 2 x 100g', 200],
    ['butter (2 x 100 g)', 200],
    ['cream cheese, 2 x 200g tubs', 400],
    ['8 oz (x2) cream cheese', 454],
    ['100 g butter (x2)', 200],
    // a size beside the name
    ['1 onion (large)', 150],
    ['2 eggplants, very large', 1282],
    ['1 (large) onion', 150],
    // a length beside the piece
    ['1 (2-inch) piece ginger', 30],
    ['1 piece ginger (2 inches)', 30],
    ['1 knob ginger (about 2 inches)', 30],
    ['ginger, 2-inch piece', 30],
    // a packet, a cube, a whole animal or a cut of it, its pieces
    ['2 instant ramen', 170],
    ['2 chicken bouillon', 8],
    ['1 duck', 1300],
    ['2 duck breasts', 360],
    ['1 turkey breast', 1500],
    ['2 turkey steaks', 300],
    ['1 boneless pork loin roast', 1200],
    ['4 pork loin chops', 600],
    ['4 lamb steaks', 800],
    ['1 leg of lamb', 1800],
    ['2 chicken legs', 500],
    ['8 chicken pieces', 1200],
    ['4 pieces of chicken', 600],
    ['1 side of salmon', 1000],
    ['1 roasting chicken', 1400],
    // what was drained before it was weighed
    ['240g drained chickpeas (1 tin)', 240],
    ['400g tin drained chickpeas', 240],
    ['400g can chickpeas, drained', 240],
    // the size of the food, not of its larger kin
    ['12 small cherry tomatoes', 144],
    ['12 large shrimp', 168],
    ['4 red potatoes', 852],
    ['4 new potatoes', 240],
    ['1 cup clotted cream', 238],
    ['300 ml condensed tomato soup', 318],
  ])('%s weighs %d g', (line, grams) => {
    const { parts } = bindLine(line, table);
    expect(parts.map(({ kind }) => kind)).toEqual(['bound']);
    const found = parts[0]?.grams ?? 0;
    expect(Math.abs(found - grams) / grams, String(found)).toBeLessThan(0.03);
  });

  test('a food that a member chose for a line has the added amount as well', () => {
    const remembered = new Map([
      [bindLine('100 g zoogles, plus 2 tbsp', table).parts[0]?.key ?? '', 'honey'],
    ]);
    expect(bindLine('100 g zoogles, plus 2 tbsp', table, remembered).grams).toBeCloseTo(142, 0);
  });
});

const own = (line: string) =>
  boundOwnRecipe(
    {
      ...{ title: '', summary: '', servings: 4, readyInMinutes: 10, mealTypes: [], steps: [], author: null },
      lines: [line],
    },
    'r',
    table,
  );

test.each(['2 jars curry powder', '1 jar turmeric', '1 handful dried oregano', '2 whole nutmegs'])(
  'EXT-20 a spice with a written amount of unknown weight has no known dose, when stored too: %s',
  (line) => {
    const { recipe, foods } = own(line);
    const [food] = [...foods.values()];
    expect(food).toMatchObject({ oxalate: null, per100g: {} });
    for (const stored of recipe.ingredients) expect(foodOrPlaceholder(stored, table.byId)).toEqual(food);
  },
);

test('EXT-20 a spice without an amount is a small portion', () => {
  expect([...own('turmeric, to taste').foods.values()][0]?.oxalate ?? null).not.toBeNull();
});

test.each([
  '200 g 28-day aged sirloin steak',
  '200 g aged ribeye',
  '200 g sirloin steak, aged 28 days',
  '200 g matured beef fillet',
  '100 g aged goat cheese',
])('EXT-20 meat and cheese with more histamine by age stay open: %s', (line) => {
  expect(bindLine(line, table).kind).toBe('open');
});

test.each([
  '100 g mature cheddar',
  '100 g parmesan, aged 24 months',
  '2 tbsp aged balsamic vinegar',
  '3 old potatoes',
])('EXT-20 what has the most histamine already, or none by age, is bound: %s', (line) => {
  expect(bindLine(line, table).kind).toBe('bound');
});

import { describe, expect, test } from 'vitest';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

const partsOf = (line: string) => bindLine(line, table).parts;
const foodIds = (line: string) => partsOf(line).map(({ food }) => food?.id ?? null);

/** The foods of a line that may be one of several; 'any' if there may be others. */
const oneOf = (line: string) =>
  partsOf(line).flatMap(({ food, candidates, openAllergens }) => {
    if (food !== null) return [`bound to ${food.id}`];
    return openAllergens === 'any' ? ['any'] : candidates.map(({ id }) => id);
  });

test.each([
  ['200 g carrots with or without walnuts', ['carrot', 'walnuts']],
  ['200 g carrots, with/without butter', ['carrot', 'butter']],
  ['200 g carrots, not to mention butter', ['carrot', 'butter']],
])('EXT-20 %s may have both', (line, ids) => {
  expect(oneOf(line)).toEqual(ids);
});

test.each([
  'coconut • milk',
  'coconut · milk',
  'coconut. Milk',
  'coconut → milk',
  'coconut、milk',
  'coconut／milk',
  'coconut... milk',
])('EXT-20 %s are two foods', (line) => {
  const names = partsOf(line).flatMap(({ food, candidates }) => food?.id ?? candidates.map(({ id }) => id));
  expect(names).not.toEqual(['coconut-milk']);
  expect(partsOf(line)[0]?.food?.id).not.toBe('coconut-milk');
});

test.each([
  ['4 peppers, filled with feta', ['any']],
  ['4 peppers (walnuts)', ['red-bell-pepper', 'walnuts']],
  ['2 yolks, mixed with cream', ['egg-yolk', 'heavy-cream']],
])('EXT-20 %s is also what its note names', (line, ids) => {
  expect(oneOf(line)).toEqual(ids);
});

describe('EXT-20 a clause ends where another food begins', () => {
  test.each([
    ['lime wedges to serve and crushed peanuts', ['lime', 'peanuts']],
    ['parsley to garnish and toasted almonds', ['parsley', 'almonds']],
    ['chopped cilantro to top and cotija', ['cilantro', 'cotija']],
    ['salt to taste and butter', ['salt', 'butter']],
    ['olive oil for the pan and butter for the bread', ['olive-oil', 'butter']],
    ['1 cup rice as base and prawns', ['white-rice', 'shrimp']],
  ])('%s has the ingredients %j', (line, ids) => {
    expect(foodIds(line)).toEqual(ids);
  });

  test.each([
    ['1 lb chicken breast, cut into strips and dredged in flour', ['chicken-breast', 'all-purpose-flour']],
    ['2 onions, fried until golden in butter', ['onion', 'butter']],
    ['2 limes, cut into wedges and crushed peanuts, to serve', ['lime', 'peanuts']],
    ['2 tbsp sunflower oil for frying or ghee', ['sunflower-oil', 'ghee']],
    ['1 cup butter at room temperature or margarine', ['butter', 'margarine']],
    ['1 cup boiling water for soaking or chicken stock', ['water', 'chicken-stock']],
    ['corn tortillas for serving or flour tortillas', ['corn-tortilla', 'flour-tortilla']],
    ['2 cups cooked rice, to serve on naan', ['cooked-white-rice', 'naan-bread']],
    ['400 g carrots not peanuts but walnuts', ['carrot', 'walnuts']],
    ['2 tablespoons neutral oil, such as peanut', ['vegetable-oil', 'peanut-oil']],
    ['2 bananas, chopped and stirred into yogurt', ['banana', 'plain-yogurt']],
    ['300 g chicken thighs (see the note for prawns)', ['chicken-thigh', 'shrimp']],
    ['1 cup milk (for example oat)', ['whole-milk', 'oat-milk']],
    ['1 cup raisins as well as walnuts', ['raisins', 'walnuts']],
    ['2 tbsp coconut aminos (swap for soy sauce)', ['coconut-aminos', 'soy-sauce']],
    ['2 tbsp coconut aminos, substitute for soy sauce', ['coconut-aminos', 'soy-sauce']],
  ])('%s may be %j', (line, ids) => {
    expect(oneOf(line)).toEqual(ids);
  });

  test.each([
    '1 onion, sliced into rings and dipped in batter',
    'parsley to garnish and dukkoni',
    'parsley to garnish and dressing',
    '1 cup coconut milk, Oatly or cream',
    '4 cups vegetable broth, such as dashi',
    '1 cup carrots or potatoes, dipped in batter',
  ])('%s may be anything, as it names an unknown food or one with an allergen', (line) => {
    expect(oneOf(line)).toEqual(['any']);
  });

  test.each([
    ['2 carrots, peeled and cut into batons', 'carrot'],
    ['1 bell pepper, cut into strips and seeds removed', 'red-bell-pepper'],
    ['2 zucchini, spiralized into noodles', 'zucchini'],
    ['olive oil for frying or grilling', 'olive-oil'],
    ['2 tbsp olive oil for the pan and the vegetables', 'olive-oil'],
    ['2 tbsp olive oil for the salad and dressing', 'olive-oil'],
    ['3 tbsp butter, cut into cubes and kept cold', 'butter'],
    ['1 lb beef stew meat, cut into cubes and trimmed of fat', 'beef-stew-meat'],
    ['2 cups flour, plus more for hands and work surface', 'all-purpose-flour'],
    ['salt for the pasta water', 'salt'],
    ['1 egg, beaten, for brushing the pastry', 'egg'],
    ['1 cup rice, rinsed until the water runs clear', 'white-rice'],
    ['1 cup breadcrumbs (about 2 slices bread)', 'breadcrumbs'],
    ['1 lb potatoes, cut the same size as the carrots', 'potato'],
    ['1/2 cup white wine, such as Sauvignon Blanc', 'white-wine'],
  ])('%s is still %s', (line, id) => {
    expect(foodIds(line)).toEqual([id]);
  });

  test('the amount before a clause is that of the first food', () => {
    expect(partsOf('250 g strawberries to decorate and cream').map(({ grams }) => grams)).toEqual([
      250,
      null,
    ]);
  });
});

describe('EXT-20 what a note denies is not in the food, and takes nothing from it', () => {
  test.each([
    ['1 cup popcorn (no butter)', 'popcorn'],
    ['1 cup popcorn (no butter or cheese)', 'popcorn'],
    ['1 tbsp olive oil (never butter)', 'olive-oil'],
    ['1 tbsp olive oil, avoid butter', 'olive-oil'],
    ['1 tbsp olive oil (please do not substitute with butter)', 'olive-oil'],
    ['1 tbsp olive oil rather than butter', 'olive-oil'],
    ['1 cup peanut butter (no peanuts)', 'peanut-butter'],
    ['1 cup vegetable stock (no celery)', 'vegetable-stock'],
  ])('%s is %s', (line, id) => {
    expect(foodIds(line)).toEqual([id]);
  });

  test.each([
    ['1 cup popcorn (don’t forget the butter)', 'milk'],
    ['1 cup carrots (not only carrots but butter)', 'milk'],
    ['1 cup carrots (no butter, use ghee)', 'milk'],
    ['1 cup carrots (no oil with walnuts)', 'tree_nut'],
  ])('%s may have %s', (line, allergen) => {
    const shown = partsOf(line).flatMap(({ food, openAllergens }): readonly string[] =>
      food === null ? (openAllergens === 'any' ? ['any'] : openAllergens) : [...allergensOfFood(food)],
    );
    expect(shown).toContain(allergen);
  });

  test.each(['4 cups no-chicken broth', '8 oz no-egg noodles', '1 cup flour (no gluten)'])(
    '%s is another food than the name without it',
    (line) => {
      expect(oneOf(line)).toEqual(['any']);
    },
  );
});

describe('EXT-20 a second food is completed by the first only if that takes no allergen from it', () => {
  test.each([
    'Rice and vermicelli',
    '1 cup rice and vermicelli',
    'Rice and noodles, to serve',
    'rice flour and noodles',
    'vegan butter and cheese',
    'vegan mayonnaise and cheese',
    'vegan sausages and mince',
  ])('%s stays open', (line) => {
    expect(oneOf(line)).toEqual(['any']);
  });
});

describe('EXT-20 an alternative is read, whatever its ending', () => {
  test.each([
    '1 cup coconut milk (or Oatly)',
    '1 cup cream (or Philly)',
    '1/4 cup walnuts (or seeds)',
    '1 tbsp chia (or other seeds)',
    '2 tbsp honey (or jelly)',
  ])('%s may be anything', (line) => {
    expect(oneOf(line)).toEqual(['any']);
  });

  test.each([
    ['1 onion (or red)', ['onion', 'red-onion']],
    ['1 cup rice (or toasted)', ['bound to white-rice']],
    ['1 cup rice (or roughly chopped)', ['bound to white-rice']],
  ])('%s is %j', (line, ids) => {
    expect(oneOf(line)).toEqual(ids);
  });
});

describe('EXT-20 a heading names a part of the dish, and no food', () => {
  test.each([
    ...['For the peanut sauce', 'For the chicken', 'For the chicken and rice', 'For the egg wash'],
    ...['For the cookie dough', 'For the cake batter', 'For the fried rice', 'For the beef stroganoff'],
    ...['For the filling & topping', 'For the dressing, optional', 'For the slow cooker', 'For serving'],
    ...['Crust', 'TOPPING', 'Filling and topping', 'Sauce ingredients', 'Salad dressing:'],
  ])('%s', (line) => {
    expect(bindLine(line, table)).toMatchObject({ kind: 'heading', parts: [] });
  });

  test.each([
    ...['Salad dressing', 'Salad dressing, to serve', 'Sauce to serve', 'To serve: dressing', 'Cake batter'],
    ...['Icing and frosting', 'Topping: icing', 'Base: dough', 'Your salad dressing', 'Cake, to serve'],
    ...[
      'For the pan butter',
      'For the tin butter and flour',
      'For the egg wash milk',
      'For the bowl peanuts',
    ],
    ...['For the sauce peanut butter', 'For the salad walnuts', 'For the base digestive biscuits'],
    ...['for the tarka ghee', 'For the tempering ghee and cashews', 'For the top toasted sesame seeds'],
    ...['For the pan pie crust', 'For serving sauce'],
  ])('%s is food, and open', (line) => {
    expect(oneOf(line)).toEqual(['any']);
  });
});

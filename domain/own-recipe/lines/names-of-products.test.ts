import { describe, expect, test } from 'vitest';
import { bindLine } from './bind-line.ts';
import { allergensIn, table } from './bound-lines.fixture.ts';
import { readOwnLines } from './read-own-lines.ts';

const idOf = (line: string) => bindLine(line, table).food?.id ?? null;

describe('EXT-20 a name that some products bear with more in them', () => {
  test.each([
    ['baking spray', 'flour in it'],
    ['4 sheets roasted seaweed', 'sesame oil on it'],
    ['2 sheets seasoned nori', 'soy sauce or sesame on it'],
    ['1/2 cup stuffed green olives', 'anchovies or almonds in them'],
    ['1/2 cup stuffed olives', 'anchovies or almonds in them'],
    ['1 can luncheon meat', 'milk or soy in it'],
    ['2 tbsp pepper sauce', 'cream or mustard in it'],
    ['1 cup three bean salad', 'a dressing'],
    ['1 tin five bean salad', 'a dressing'],
    ['1 can mixed bean salad', 'a dressing'],
    ['2 tbsp sun-dried tomato paste', 'sulfites'],
    ['1 tsp natural red food coloring', 'carmine'],
    ['2 tbsp seasoned rice vinegar', 'sugar in it'],
    ['1 lb chicken strips', 'a coating'],
    ['1 lb fish strips', 'a coating'],
    ['1 lb cooked chicken tenders', 'a coating'],
    ['1/2 cup apricot kernels', 'not the fruit'],
    ['60 g baby rice', 'a cereal'],
    ['4 tbsp baby oatmeal', 'a cereal'],
    ['200 ml baby milk', 'a formula'],
    ['2 tbsp wheaten cornflour', 'wheat'],
    ['1 can hard lemonade', 'alcohol'],
    ['2 cans hard seltzer', 'alcohol'],
    ['12 Thin Mints, crushed', 'flour'],
    ['6 mints', 'sugar'],
    ['6 ginger thins', 'flour'],
    ['6 almond thins', 'flour'],
    ['6 Parmesan twists', 'flour'],
    ['6 cinnamon twists', 'flour'],
    ['1 strawberry shake', 'milk'],
    ['1 banana split', 'milk'],
    ['1 bag Mini Cheddars', 'flour'],
    ['1/2 cup crunchy onions', 'flour'],
    ['1/2 cup crunchy chickpeas', 'a coating'],
    ['1 bag chicken bites', 'a coating'],
    ['1 bag cauliflower bites', 'a coating'],
    ['1 bag clam strips', 'a coating'],
    ['1 bag frozen potato wedges', 'a coating'],
    ['1 bag sweet potato wedges', 'a coating'],
    ['2 cups whipped potatoes', 'milk'],
    ['1 tbsp kosher gelatin', 'fish'],
    ['1 tbsp gelatin (kosher)', 'fish'],
    ['1 bag kosher marshmallows', 'fish'],
    ['1 cup creamy Italian dressing', 'cream'],
    ['100 g chocolate, no added sugar', 'polyols'],
  ])('%s stays open: it may have %s', (line) => {
    expect(allergensIn(line)).toEqual(['any']);
  });

  test.each([
    ['1 jar pasta sauce', 'milk'],
    ['1 (24 oz) jar spaghetti sauce', 'milk'],
    ['1 tsp chaat masala', 'wheat'],
    ['2 tbsp Caesar dressing', 'gluten'],
    ['100 g pastrami', 'mustard'],
    ['1 tbsp dukkah', 'peanut'],
    ['1 tbsp chilli oil', 'peanut'],
    ['1 tbsp gochujang', 'sesame'],
    ['500 g oven chips', 'sulphites'],
    ['2 tbsp neutral oil', 'soy'],
    ['4 tsp neutral oil, like vegetable or canola oil', 'soy'],
  ])('%s counts as containing %s', (line, allergen) => {
    expect(allergensIn(line)).toContain(allergen);
  });

  test.each([
    ['2 sheets nori', 'nori'],
    ['1/2 cup pimento-stuffed olives', 'green-olives'],
    ['1 lb raw chicken strips', 'whole-chicken'],
    ['500 g chicken breast, cut into strips', 'chicken-breast'],
    ['1 lb chicken tenders', 'chicken-breast'],
    ['2 cups corn kernels', 'corn'],
    ['300 g baby carrots', 'carrot'],
    ['1 cup baby peas', 'green-peas'],
    ['1 jar marinara sauce', 'marinara-sauce'],
    ['2 tbsp rice vinegar', 'rice-vinegar'],
    ['1/4 cup hoisin', 'hoisin-sauce'],
    ['2 tbsp tehina', 'tahini'],
    ['1 cup maize cornflour', 'cornstarch'],
    ['200 g burghul', 'bulgur'],
    ['2 lemon twists, to garnish', 'lemon'],
    ['1 lemon, cut into twists', 'lemon'],
    ['4 lemon wedges', 'lemon'],
    ['1 onion, sliced thin', 'onion'],
    ['2 shakes hot sauce', 'hot-sauce'],
    ['1/2 cup crunchy peanut butter', 'peanut-butter'],
    ['1/2 cup crunchy almond butter', 'almond-butter'],
    ['1 crunchy pear', 'pear'],
    ['500 g butternut squash wedges', 'butternut-squash'],
    ['2 potatoes, cut into wedges', 'potato'],
    ['1 cup heavy cream, whipped', 'heavy-cream'],
    ['1 tsp kosher salt', 'salt'],
    ['500 g steak strips', 'sirloin-steak'],
    ['1 cup hard apple cider', 'hard-cider'],
    ['1 tbsp hot mustard', 'english-mustard'],
    ['100 g marscapone', 'mascarpone'],
    ['1/2 cup hazel nuts', 'hazelnuts'],
    ['2 cups atta', 'whole-wheat-flour'],
  ])('%s is %s', (line, id) => {
    expect(idOf(line)).toBe(id);
  });
});

describe('EXT-20 any kind of a food of many kinds', () => {
  test.each([
    '1 cup any milk',
    '1 cup almond milk (or any milk)',
    '1 cup almond milk or your favorite milk',
    '1 cup almond milk (or any)',
    '1 cup milk, whichever you like',
    '1 cup milk (whatever type you use)',
    '1 cup rice flour or other flour',
    '1 cup rice flour (or whatever flour you have)',
    '1 tbsp olive oil (or any vegetable oil)',
    '1 cup soy yogurt or any yogurt',
    '4 slices gluten-free bread or any bread',
  ])('stays open: %s', (line) => {
    expect(allergensIn(line)).toContain('any');
  });

  test.each([
    ['200 g pasta (any shape)', 'pasta'],
    ['1 tbsp any neutral oil', 'vegetable-oil'],
    ['1 cup favorite marinara sauce', 'marinara-sauce'],
  ])('and is bound where it is one: %s', (line, id) => {
    expect(idOf(line)).toBe(id);
  });
});

/** What the last line of a recipe may be. */
function lastOf(...lines: readonly string[]) {
  const read = readOwnLines(lines, [], table, { own: new Map(), accepted: new Map() });
  return read.at(-1)?.parts.flatMap(({ candidates }) => candidates.map(({ id }) => id));
}

describe('EXT-20 a word that means something else in another country', () => {
  test('vinegar is malt vinegar as well in Britain and Australia, unless it says which', () => {
    expect(lastOf('1 cup all-purpose flour', '1 tbsp vinegar')).toEqual(['white-vinegar']);
    expect(lastOf('225 g caster sugar', '1 tbsp vinegar')).toEqual(['white-vinegar', 'malt-vinegar']);
    expect(lastOf('200 ml thickened cream', '1 tbsp vinegar')).toEqual(['white-vinegar', 'malt-vinegar']);
    expect(lastOf('225 g caster sugar', '1 tbsp white vinegar')).toEqual(['white-vinegar']);
    expect(lastOf('225 g caster sugar', '1 tbsp vinegar, white')).toEqual(['white-vinegar']);
  });

  test('mustard may be English, and pickle for sandwiches', () => {
    expect(lastOf('1 cup all-purpose flour', '1 tsp mustard')).toEqual(['dijon-mustard']);
    expect(lastOf('225 g caster sugar', '1 tsp mustard')).toEqual(['dijon-mustard', 'english-mustard']);
    expect(lastOf('225 g caster sugar', '1 tsp Dijon mustard')).toEqual(['dijon-mustard']);
    expect(lastOf('225 g caster sugar', '1 tsp wholegrain mustard')).toEqual(['dijon-mustard']);
    expect(lastOf('225 g caster sugar', '2 tbsp pickle')).toEqual(['dill-pickles', 'branston-pickle']);
    expect(lastOf('225 g caster sugar', '2 gherkins')).toEqual(['dill-pickles']);
  });

  test('sweet pickle may have barley, tomato sauce be ketchup, cider have alcohol, and Dairy Milk be chocolate', () => {
    expect(lastOf('225 g caster sugar', '1 tbsp sweet pickle')).toEqual(['sweet-pickles', 'branston-pickle']);
    expect(lastOf('225 g caster sugar', '1 tbsp tomato sauce')).toEqual(['tomato-sauce', 'ketchup']);
    expect(lastOf('225 g caster sugar', '300 ml apple cider')).toEqual(['apple-juice', 'hard-cider']);
    expect(lastOf('225 g caster sugar', '100 g Dairy Milk')).toEqual(['whole-milk', 'milk-chocolate']);
    expect(lastOf('225 g caster sugar', '300 ml apple juice')).toEqual(['apple-juice']);
    expect(lastOf('1 cup all-purpose flour', '1 cup apple cider')).toEqual(['apple-juice']);
    expect(lastOf('1 cup all-purpose flour', '1 cup tomato sauce')).toEqual(['tomato-sauce']);
  });

  test('Australian cornflour may be wheat', () => {
    expect(lastOf('225 g caster sugar', '1 tbsp cornflour')).toEqual(['cornstarch']);
    expect(lastOf('200 ml thickened cream', '1 tbsp cornflour')).toEqual(['cornstarch', 'all-purpose-flour']);
    expect(lastOf('200 ml thickened cream', '1 tbsp gluten-free cornflour')).toEqual(['cornstarch']);
  });
});

test.each(['1 /2 cup sugar', '1/ 2 cup sugar', '1 / 2 cup sugar'])('EXT-20 %s is half a cup', (line) => {
  expect(bindLine(line, table).amounts).toEqual([{ value: 0.5, unit: 'cup' }]);
});

import { describe, expect, test } from 'vitest';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

const foodIds = (line: string) => bindLine(line, table).parts.map(({ food }) => food?.id ?? null);

describe('EXT-20 a substitute', () => {
  test.each(['1 tsp salt substitute', '1 egg substitute', '1 cup milk substitute'])(
    '%s is not what it stands in for',
    (line) => {
      expect(bindLine(line, table).kind).toBe('open');
      expect(foodIds(line)).toEqual([null]);
    },
  );
});

describe('EXT-20 false friends', () => {
  test.each([
    ['cream of tartar', 'cream-of-tartar'],
    ['butternut squash', 'butternut-squash'],
    ['water chestnuts', 'water-chestnuts'],
    ['buckwheat', 'buckwheat-groats'],
    ['eggplant', 'eggplant'],
    ['egg noodles', 'egg-noodles'],
    ['butter beans', 'canned-lima-beans'],
    ['butter lettuce', 'butter-lettuce'],
    ['oyster mushrooms', 'oyster-mushrooms'],
    ['oyster sauce', 'oyster-sauce'],
    ['cocoa butter', 'cocoa-butter'],
    ['nutmeg', 'nutmeg'],
    ['coconut milk', 'coconut-milk'],
    ['coconut cream', 'coconut-cream'],
    ['peanut butter cups', null],
    ['chocolate milk', null],
    ['lime leaves', 'makrut-lime-leaf'],
    ['bacon fat', 'bacon-fat'],
    ['baby corn', 'baby-corn'],
    ['coconut yogurt', null],
    ['honey mustard', null],
    ['chicken sausages', null],
    ['vegetarian mince', null],
  ])('%s is %s', (line, foodId) => {
    expect(foodIds(line)).toEqual([foodId]);
  });
});

describe('EXT-20 the state of a food chooses among foods, or leaves the line open', () => {
  test.each([
    ['1 cup dried lentils', 'brown-lentils'],
    ['1 x 400g tin lentils, drained', 'canned-lentils'],
    ['1 can chickpeas', 'canned-chickpeas'],
    ['1 cup dried chickpeas', 'chickpeas-dried'],
    ['2 cups cooked brown rice', 'cooked-brown-rice'],
    ['1 tsp oregano', 'dried-oregano'],
    ['1 tsp fresh oregano', 'fresh-oregano'],
    ['tomatoes, sun-dried', 'sun-dried-tomatoes'],
    ['smoked mackerel', 'smoked-mackerel'],
    ['smoked salmon fillet', 'smoked-salmon'],
    ['1/2 cup toasted walnuts', 'walnuts'],
    ['frozen carrots', 'carrot'],
    ['dried shrimp', null],
    ['low-sodium soy sauce', 'low-sodium-soy-sauce'],
    ['low-fat mayonnaise', 'light-mayonnaise'],
    ['1 tbsp tomato puree', 'tomato-paste'],
    ['1 can tomato puree', 'tomato-puree'],
    ['200 g tomato puree', null],
    ['1/2 tsp celery salt', 'celery-salt'],
    ['1 bunch scallions, greens only', 'scallion-greens'],
    ['2 leeks (green parts only)', 'leek-greens'],
    ['1 tbsp olive oil (garlic-infused)', 'garlic-infused-oil'],
    ['1 tbsp olive oil, with 1 clove of garlic in it', null],
    ['1 baguette', 'french-bread'],
    ['4 slices crusty bread, to serve', 'french-bread'],
    ['2 slices sourdough', 'sourdough-bread'],
    ['4 peppers', 'red-bell-pepper'],
    ['1 tsp pepper', 'black-pepper'],
    ['garlic, 3 cloves', 'garlic'],
    ['¼ tsp cloves', 'cloves'],
    ['3 cloves', null],
    ['3 whole cloves', 'cloves'],
  ])('%s is %s', (line, foodId) => {
    expect(foodIds(line)).toEqual([foodId]);
  });
});

describe('EXT-20 one line, several foods', () => {
  test.each<[string, string[], (number | null)[]]>([
    ['salt and pepper', ['salt', 'black-pepper'], [null, null]],
    ['S&P to taste', ['salt', 'black-pepper'], [null, null]],
    ['1/2 tsp each salt and pepper', ['salt', 'black-pepper'], [3, 1.45]],
    ['1/2 tsp each cumin, paprika and salt', ['cumin', 'paprika', 'salt'], [1.05, 1.15, 3]],
    ['salt, pepper', ['salt', 'black-pepper'], [null, null]],
    ['salt, pepper, and paprika to taste', ['salt', 'black-pepper', 'paprika'], [null, null, null]],
    ['2 tbsp olive oil and butter', ['olive-oil', 'butter'], [null, null]],
    ['1 tbsp cornstarch + 1 tbsp water', ['cornstarch', 'water'], [8, 14.8]],
    ['2 large eggs plus 1 egg yolk', ['egg', 'egg-yolk'], [100, 17]],
    ['2 eggs + 1 yolk', ['egg', 'egg-yolk'], [100, 17]],
    ['zest and juice of 1 lemon', ['lemon-zest', 'lemon-juice'], [6, 48]],
    ['1 lemon, juice and zest', ['lemon-juice', 'lemon-zest'], [48, 6]],
    ['half-and-half', ['half-and-half'], [null]],
    ['half and half and sugar', ['half-and-half', 'sugar'], [null, null]],
    [
      'lettuce, tomato and red onion, for serving',
      ['leaf-lettuce', 'tomato', 'red-onion'],
      [null, null, null],
    ],
    ['oil, olive', ['olive-oil'], [null]],
    ['3 lb chicken drumsticks and thighs', ['chicken-drumstick', 'chicken-thigh'], [null, null]],
    [
      '1/4 tsp each dry mustard, pepper, sage',
      ['mustard-seed', 'black-pepper', 'dried-sage'],
      [0.5, 0.7, 0.2],
    ],
    ['2 thyme sprigs, 1 whole and 1 leaves picked', ['thyme'], [null]],
    ['1/4 cup lemon juice (2 small lemons)', ['lemon-juice'], [61]],
  ])('%s', (line, ids, grams) => {
    const { parts } = bindLine(line, table);
    expect(parts.map(({ food }) => food?.id)).toEqual(ids);
    const weights = parts.map((part) => (part.grams === null ? null : Math.round(part.grams * 10) / 10));
    expect(weights).toEqual(grams.map((it) => (it === null ? null : expect.closeTo(it, 0))));
  });
});

describe('EXT-20 a choice is between what is named, and nothing beside it', () => {
  test.each([
    ['2 tbsp lemon or lime juice', ['lemon-juice', 'lime-juice']],
    ['1 cup almond or soy milk', ['almond-milk', 'soy-milk']],
    ['8 corn or flour tortillas', ['corn-tortilla', 'flour-tortilla']],
    ['2 tbsp butter or olive oil', ['butter', 'olive-oil']],
    ['1 cup walnuts or olive oil', ['walnut-oil', 'walnuts', 'olive-oil']],
  ])('%s', (line, ids) => {
    const { food, candidates } = bindLine(line, table);
    expect([food, candidates.map(({ id }) => id)]).toEqual([null, ids]);
  });
});

describe('EXT-20 a list that is none', () => {
  test.each([
    'rice and peas, to serve',
    'ketchup, mustard or mayo, to serve',
    '2 cups half & half or heavy cream',
  ])('%s stays open', (line) => {
    expect(bindLine(line, table).kind).toBe('open');
  });
});

describe('EXT-20 what a line weighs', () => {
  test.each([
    ['2 - 8 oz. pkgs. cream cheese', 453.6],
    ['1-8 oz package cream cheese, softened', 226.8],
    ['2-15 oz cans crushed tomatoes', 850.5],
    ['3-4 oz cream cheese', 113.4],
  ])('a count and a size, or a range: %s', (line, grams) => {
    expect(bindLine(line, table).grams).toBeCloseTo(grams, 0);
  });

  test.each([
    ['1 cup (120 g) flour', 120],
    ['1 cup/120g flour', 120],
    ['1 cup flour', 125],
    ['2 x 400g tins chickpeas, drained', 480],
    ['1 tin chickpeas (400 g, drained weight 240 g)', 240],
    ['1 can chickpeas', 240],
    ['juice of half a lemon', 24],
    ['1kg/2lb 4oz chicken thighs', 1000],
    ['2 chicken breasts (about 6 oz each)', 340],
    ['1 large onion', 150],
    ['2 garlic cloves', 6],
    ['10 basil leaves', 5],
    ['1 stick butter', 113],
    ['2.5cm/1 inch piece ginger', 15],
    ['1 imperial pint milk', 586],
    ['.5 cup milk', 122],
    ['1 / 2 cup milk', 122],
    ['⅗ cup milk', 146],
    ['1# ground beef', 454],
    ['a 3-pound chicken', 1361],
    ['3- to 4-pound chicken', 1814],
    ['a 400g tin of chopped tomatoes', 400],
    ['1 cup | 120g flour', 120],
    ['1 half onion', 55],
    ['1 cabbage', 900],
    ['2. 200 g flour', 200],
    ['1) 2 cups sugar', 400],
    ['2 dsp honey', 29],
  ])('%s', (line, grams) => {
    expect(Math.round(bindLine(line, table).grams ?? 0)).toBe(grams);
  });

  test.each([
    ['2-3 carrots', ['rangeTaken']],
    ['salt', ['noAmount']],
    ['salt to taste', ['toTaste']],
    ['a glug of olive oil', ['looseMeasure']],
    ['1 jar capers', ['noWeight']],
    ['60 kg carrots', ['manyGrams']],
    ['mystery powder', ['noFood', 'noAmount']],
    ['butter or margarine', ['severalFoods', 'noAmount']],
  ])('%s is doubted: %j', (line, codes) => {
    expect(bindLine(line, table).doubts.map(({ code }) => code)).toEqual(codes);
  });
});

test.each(['For the sauce:', 'INGREDIENTS:', 'For the marinade', '**Topping**', 'To serve', ''])(
  'EXT-20 "%s" is no ingredient',
  (line) => {
    expect(bindLine(line, table)).toMatchObject({ kind: 'heading', parts: [] });
  },
);

test.each([
  'For the garnish chopped peanuts',
  'For the garnish – peanuts',
  'For the topping: crushed peanuts',
  'To serve: peanuts',
  'Peanuts for the garnish',
])('EXT-20 "%s" is no heading, and its peanuts count', (line) => {
  const { kind, parts } = bindLine(line, table);
  expect(kind).not.toBe('heading');
  const allergens = parts.flatMap(({ food, openAllergens }) => food?.allergens ?? openAllergens).map(String);
  expect(allergens.some((id) => id === 'peanut' || id === 'any')).toBe(true);
});

describe('EXT-20 what a member decided wins', () => {
  test('for the same name in another amount and cut, and for no other', () => {
    const { key } = bindLine('2 cups mystery powder, chopped', table);
    const remembered = new Map([[key, 'all-purpose-flour']]);
    const again = bindLine('300 g Mystery Powder (sifted)', table, remembered);
    expect(again).toMatchObject({ kind: 'bound', food: { id: 'all-purpose-flour' }, grams: 300 });
    expect(bindLine('mystery powder, almond', table, remembered).kind).toBe('open');
  });

  test.each([
    ['crab (imitation)', 'crab'],
    ['milk (Oatly)', 'milk'],
    ['milk, any', 'milk'],
    ['bread (seeded)', 'bread'],
    ['butter (I used Earth Balance)', 'butter'],
    ['egg substitute of choice', 'egg'],
    ['butter (or dairy-free alternative)', 'butter'],
  ])('a choice for "%s" is none for %s', (line, other) => {
    const remembered = new Map([[bindLine(line, table).key, 'firm-tofu']]);
    expect(bindLine(`1 cup ${line}`, table, remembered).food?.id).toBe('firm-tofu');
    expect(bindLine(`1 cup ${other}`, table, remembered).food?.id).not.toBe('firm-tofu');
  });

  test('over our own binding, and for what is not in the dish', () => {
    const { key } = bindLine('1 cup milk', table);
    expect(bindLine('2 cups milk', table, new Map([[key, 'soy-milk']])).food?.id).toBe('soy-milk');
    expect(bindLine('2 cups milk', table, new Map([[key, null]])).parts).toEqual([]);
    expect(bindLine('2 cups milk (almond)', table, new Map([[key, 'soy-milk']])).food?.id).toBe(
      'almond-milk',
    );
  });
});

test('EXT-20 every name of the table is bound to its food, or to none where it means two', () => {
  const twoMeanings = ['tomato-puree', 'tomato-paste', 'okra', 'ladyfingers', 'sriracha'];
  const wrong = table.foods.flatMap((food) =>
    [food.name, ...food.aliases].flatMap((name) => {
      const { food: bound, parts } = bindLine(`100 g ${name}`, table);
      const isRight = bound?.id === food.id && parts.length === 1;
      return isRight || (bound === null && twoMeanings.includes(food.id)) ? [] : [`${name}: ${bound?.id}`];
    }),
  );
  expect(wrong).toEqual([]);
});

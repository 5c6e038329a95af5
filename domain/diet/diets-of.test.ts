import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { type Food, origins } from '#domain/food/food.ts';
import { fodmapFigure } from '#domain/intolerance/eaten.fixture.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { type Diet, diets } from './diets.ts';
import { dietsOf } from './diets-of.ts';

function judge(foods: readonly Food[], grams = 100) {
  const dish = foods.map((food) => ({ food, grams }));
  return dietsOf(dish, nutrientsPerServing(dish, 1), verdictOf('fodmap', dish));
}
const suits = (foods: readonly Food[]): readonly Diet[] => judge(foods).suits;
const lowFodmap = fodmapFigure(null);

const carrot = foodOf({ id: 'carrot', fodmap: lowFodmap });
const butter = foodOf({ id: 'butter', origins: ['dairy'], allergens: ['milk'] });
const egg = foodOf({ id: 'egg', origins: ['egg'] });
const salmon = foodOf({ id: 'salmon', origins: ['fish'] });
const beef = foodOf({ id: 'beef', origins: ['meat'] });
const honey = foodOf({ id: 'honey', origins: ['honey', 'added-sugar'] });
const flour = foodOf({ id: 'flour', origins: ['gluten-grain'] });
const potato = foodOf({ id: 'potato', origins: ['potato', 'starchy'] });
const chips = foodOf({ id: 'chips', origins: ['potato', 'processed'] });
const lentils = foodOf({ id: 'lentils', origins: ['legume'] });
const ghee = foodOf({ id: 'ghee', origins: ['dairy'], allergens: ['milk'] });
const wine = foodOf({ id: 'red-wine', origins: ['alcohol'] });
const gelatin = foodOf({ id: 'gelatin', origins: ['gelatin'] });

const byIngredients: readonly Diet[] = diets.filter((it) => it !== 'Ketogenic' && it !== 'Low FODMAP');
const all = (...excluded: Diet[]) => byIngredients.filter((it) => !excluded.includes(it));

describe('by ingredients', () => {
  test.each([
    ['carrot', [carrot], all()],
    ['butter', [butter], all('Ovo-Vegetarian', 'Vegan', 'Paleo', 'Whole30')],
    ['egg', [egg], all('Lacto-Vegetarian', 'Vegan')],
    ['salmon', [salmon], all('Vegetarian', 'Lacto-Vegetarian', 'Ovo-Vegetarian', 'Vegan')],
    ['beef', [beef], all('Vegetarian', 'Lacto-Vegetarian', 'Ovo-Vegetarian', 'Vegan', 'Pescetarian')],
    ['gelatin', [gelatin], all('Vegetarian', 'Lacto-Vegetarian', 'Ovo-Vegetarian', 'Vegan', 'Pescetarian')],
    ['honey', [honey], all('Vegan', 'Whole30')],
    ['flour', [flour], all('Gluten Free', 'Paleo', 'Primal', 'Whole30')],
    ['potato', [potato], all('Paleo')],
    ['chips', [chips], all('Paleo', 'Primal', 'Whole30')],
    ['lentils', [lentils], all('Paleo', 'Primal', 'Whole30')],
    ['ghee', [ghee], all('Ovo-Vegetarian', 'Vegan', 'Paleo')],
    ['wine', [wine], all('Paleo', 'Whole30')],
  ] as const)('%s', (_, foods, expected) => {
    expect(suits(foods).filter((it) => byIngredients.includes(it))).toEqual(expected);
  });

  test('names the ingredient that rules out a diet', () => {
    expect(judge([carrot, butter, honey]).whyNot.Vegan).toEqual([
      { foodId: 'butter', because: 'butter is or contains dairy' },
      { foodId: 'honey', because: 'honey is honey' },
    ]);
  });

  test('a declared allergen implies the missing origin', () => {
    const sauce = foodOf({ id: 'sauce', allergens: ['fish', 'wheat', 'milk', 'egg', 'soy'] });
    expect(suits([sauce]).filter((it) => byIngredients.includes(it))).toEqual(['Pescetarian']);
    expect(judge([sauce]).whyNot['Gluten Free']).toHaveLength(1);
  });
});

describe('Ketogenic', () => {
  const macros = (carbohydrate: number, fiber: number, protein: number, fat: number) =>
    foodOf({ id: 'dish', per100g: { carbohydrate, fiber, protein, fat } });
  test.each([
    ['avocado and bacon', macros(9, 7, 9, 25), true],
    ['fiber does not count', macros(20, 18, 10, 30), true],
    ['rice', macros(28, 0, 3, 0.3), false],
    ['lean chicken, too little fat', macros(0, 0, 30, 3), false],
    ['more than 15 g a serving', macros(17, 1, 20, 80), false],
    ['nothing at all', macros(0, 0, 0, 0), false],
  ])('%s', (_, food, expected) => {
    expect(suits([food]).includes('Ketogenic')).toBe(expected);
  });

  test('a missing figure is not zero', () => {
    const cream = foodOf({ id: 'cream', per100g: { protein: 2, fat: 36 } });
    expect(judge([cream]).whyNot.Ketogenic).toEqual([
      { foodId: null, because: 'not every ingredient has a figure for carbohydrate' },
    ]);
  });
});

describe('Low FODMAP', () => {
  test('EXT-02 depends on the verdict, and unknown is not Low', () => {
    expect(suits([carrot])).toContain('Low FODMAP');
    expect(judge([carrot, beef]).whyNot['Low FODMAP']).toEqual([
      { foodId: 'beef', because: 'no FODMAP figure is known for beef' },
    ]);
    const garlic = foodOf({ id: 'garlic', fodmap: fodmapFigure(0.5, ['oligos']) });
    expect(judge([garlic]).whyNot['Low FODMAP']?.[0]?.foodId).toBe('garlic');
  });
});

test('nested diets agree, every diet is decided once, and adding food adds no diet', () => {
  const anyFood = fc
    .uniqueArray(fc.constantFrom(...origins), { maxLength: 4 })
    .map((it) => foodOf({ id: it.join() || 'plain', origins: it }));
  fc.assert(
    fc.property(fc.array(anyFood, { minLength: 1, maxLength: 6 }), anyFood, (foods, more) => {
      const { suits: suited, whyNot } = judge(foods);
      const narrower: [Diet, Diet][] = [
        ['Vegan', 'Lacto-Vegetarian'],
        ['Vegan', 'Ovo-Vegetarian'],
        ['Lacto-Vegetarian', 'Vegetarian'],
        ['Ovo-Vegetarian', 'Vegetarian'],
        ['Vegetarian', 'Pescetarian'],
        ['Paleo', 'Primal'],
        ['Primal', 'Gluten Free'],
        ['Whole30', 'Gluten Free'],
      ];
      for (const [narrow, wide] of narrower) if (suited.includes(narrow)) expect(suited).toContain(wide);
      expect([...suited, ...Object.keys(whyNot)].toSorted()).toEqual([...diets].toSorted());
      for (const diet of suits([...foods, more]).filter((it) => byIngredients.includes(it))) {
        expect(suited).toContain(diet);
      }
    }),
  );
});

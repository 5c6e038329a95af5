import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import type { Food } from '#domain/food/food.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { dishOf } from './dish-of.ts';
import type { DishSpec } from './dish-spec.ts';
import { hslOf } from './drawing/color.ts';
import { recipeOf } from './recipe.fixture.ts';

const noFoods: ReadonlyMap<string, Food> = new Map();
const dish = (recipe: Recipe): DishSpec => dishOf(recipe, noFoods);
const pieces = (spec: DishSpec) => spec.ingredients.map((i) => i.piece);

describe('the kind of dish', () => {
  test.each<
    [title: string, meal: Recipe['mealTypes'][number], grams: Record<string, number>, like: Partial<DishSpec>]
  >([
    [
      'Lemon chicken tray bake',
      'Main course',
      { 'chicken-thigh': 800, potato: 700, lemon: 100 },
      { vessel: 'baking-tray' },
    ],
    [
      'Paneer tikka with cucumber salad',
      'Main course',
      { paneer: 280, cucumber: 250 },
      { vessel: 'flat-plate', layout: 'plated' },
    ],
    [
      'Glazed lemon loaf',
      'Dessert',
      { 'all-purpose-flour': 220, butter: 150 },
      { vessel: 'loaf-board', base: 'loaf' },
    ],
    [
      'Salmon with asparagus',
      'Main course',
      { salmon: 600, asparagus: 400 },
      { vessel: 'flat-plate', layout: 'plated' },
    ],
    [
      'Mushroom risotto',
      'Main course',
      { 'arborio-rice': 300, mushroom: 300 },
      { vessel: 'deep-plate', base: 'risotto' },
    ],
    [
      'Chicken stir-fry with rice',
      'Main course',
      { 'jasmine-rice': 300, 'chicken-breast': 500 },
      { vessel: 'bowl', base: 'rice' },
    ],
    [
      'Berry porridge',
      'Breakfast',
      { 'rolled-oats': 100, blueberry: 80 },
      { base: 'porridge', layout: 'crescent' },
    ],
    ['Shakshuka', 'Breakfast', { egg: 200, 'canned-tomatoes': 400 }, { vessel: 'skillet', base: 'sauce' }],
    [
      'Tofu rainbow bowl',
      'Main course',
      { quinoa: 200, 'firm-tofu': 300 },
      { vessel: 'bowl', layout: 'sectors' },
    ],
    [
      'Bubble and squeak cakes',
      'Side dish',
      { potato: 400, 'green-cabbage': 200 },
      { layout: 'grid', base: 'none' },
    ],
    [
      'Celeriac schnitzel with potato salad',
      'Main course',
      { celeriac: 500, potato: 400 },
      { layout: 'grid', base: 'none' },
    ],
    [
      'Baked corn chips with black bean salsa',
      'Snack',
      { 'corn-tortilla': 120, 'canned-black-beans': 200, tomato: 150 },
      { base: 'chips' },
    ],
    [
      'Banana blueberry pancakes',
      'Breakfast',
      { banana: 200, 'all-purpose-flour': 200 },
      { base: 'pancakes' },
    ],
    ['Green smoothie', 'Beverage', { spinach: 60, banana: 120 }, { base: 'smoothie' }],
    ['Ginger tea', 'Beverage', { water: 500, ginger: 20 }, { base: 'tea' }],
    ['Basil pesto', 'Sauce', { basil: 80, 'olive-oil': 100 }, { vessel: 'jar' }],
    ['Roast gravy', 'Sauce', { 'beef-stock': 400, butter: 30 }, { vessel: 'sauce-boat' }],
    ['Everyday loaf', 'Bread', { 'bread-flour': 500, water: 330 }, { vessel: 'loaf-board', base: 'loaf' }],
    [
      'Chicken tacos with salsa',
      'Main course',
      { 'chicken-thigh': 400, 'corn-tortilla': 200 },
      { layout: 'row' },
    ],
    ['Chocolate mousse', 'Dessert', { 'dark-chocolate': 200, 'heavy-cream': 250 }, { vessel: 'pot' }],
    [
      'Apple pie',
      'Dessert',
      { apple: 800, 'all-purpose-flour': 300 },
      { vessel: 'tart-tin', base: 'lattice-pie' },
    ],
    [
      'Chocolate chip cookies',
      'Snack',
      { 'all-purpose-flour': 200, 'dark-chocolate': 100 },
      { layout: 'grid' },
    ],
    ['Hummus', 'Appetizer', { 'canned-chickpeas': 400, tahini: 60 }, { base: 'hummus' }],
  ])('%s', (title, meal, grams, like) => {
    expect(dish(recipeOf(title, [meal], grams))).toMatchObject(like);
  });

  test('a dish with a sauce on the side is not that sauce', () => {
    expect(
      dish(recipeOf('Flank steak with chimichurri', ['Main course'], { 'flank-steak': 600 })).vessel,
    ).not.toBe('jar');
  });
});

describe('the vessel', () => {
  const smoothie = (title: string, vessel: string | null = null): DishSpec =>
    dish(recipeOf(title, ['Beverage'], { spinach: 60, banana: 120 }, { art: { vessel } }));

  test('changes from recipe to recipe among those that suit a dish equally well', () => {
    const titles = ['Green smoothie', 'Morning smoothie', 'Banana smoothie', 'Spinach smoothie', 'Smoothie'];
    const vessels = titles.map((title) => smoothie(title).vessel);
    expect(new Set(vessels)).toEqual(new Set(['tall-glass', 'mason-jar']));
    expect(titles.map((title) => smoothie(title).vessel)).toEqual(vessels);
  });

  test('is the one that the author names', () => {
    expect(smoothie('Green smoothie', 'tumbler').vessel).toBe('tumbler');
    expect(smoothie('Morning smoothie', 'tall-glass').vessel).toBe('tall-glass');
  });
});

describe('color', () => {
  const hueOf = (title: string, grams: Record<string, number>): number => {
    const { tint } = dish(recipeOf(title, ['Soup'], grams, { steps: ['Blend until smooth.'] }));
    expect(tint).toMatch(/^#[\da-f]{6}$/);
    return hslOf(tint ?? '').hue;
  };

  test('a blended soup takes the color of what is in it', () => {
    expect(hueOf('Pumpkin soup', { pumpkin: 900, water: 900 })).toBeGreaterThan(20);
    expect(hueOf('Pumpkin soup', { pumpkin: 900, water: 900 })).toBeLessThan(50);
    expect(hueOf('Pea soup', { 'green-peas': 700, water: 700 })).toBeGreaterThan(60);
    expect(hueOf('Beet soup', { beet: 700, potato: 200 })).toBeGreaterThan(310);
  });
});

describe('what is shown', () => {
  const stew = {
    'beef-stew-meat': 700,
    carrot: 300,
    potato: 400,
    salt: 8,
    water: 600,
    thyme: 2,
    'bay-leaf': 1,
  };

  test('the foods one would see, and none that dissolve', () => {
    expect(pieces(dish(recipeOf('Beef stew', ['Main course'], stew)))).toEqual([
      'beef',
      'boiled-potato',
      'carrot',
    ]);
  });

  test('the author decides, where the author says so', () => {
    const art = { show: ['carrot'], garnish: ['thyme'], mood: 'plum', vessel: 'bowl' };
    expect(dish(recipeOf('Beef stew', ['Main course'], stew, { art }))).toMatchObject({
      ingredients: [{ piece: 'carrot' }],
      garnish: ['thyme'],
      mood: 'plum',
      vessel: 'bowl',
    });
  });

  test('nothing the recipe does not hold, whatever is usual or hinted', () => {
    const art = { show: ['carrot', 'mint'], garnish: ['parsley'] };
    const spec = dish(recipeOf('Beef stew', ['Main course'], stew, { art }));
    expect([pieces(spec), spec.garnish]).toEqual([['carrot'], []]);
    const mash = dish(recipeOf('Mashed potatoes', ['Side dish'], { potato: 800, 'olive-oil': 40 }));
    expect(JSON.stringify(mash)).not.toContain('butter');
    const bread = dish(recipeOf('Rice flour loaf', ['Bread'], { 'rice-flour': 400, water: 300 }));
    expect(bread.beside).not.toContain('wheat');
    const maki = dish(recipeOf('Cucumber maki', ['Snack'], { 'sushi-rice': 300, cucumber: 100, nori: 10 }));
    expect(pieces(maki)).toEqual(['maki:#c6da9a#c6da9a']);
  });

  test('an unfit hint is passed over', () => {
    const art = { vessel: 'tall-glass', base: 'cake', mood: 'gloomy' };
    const spec = dish(recipeOf('Beef stew', ['Main course'], stew, { art }));
    expect(spec).toMatchObject({ vessel: 'casserole', base: 'stew' });
  });

  test('what lies raw on the table is never served whole', () => {
    const art = { show: ['egg-white', 'garlic'] };
    expect(
      pieces(dish(recipeOf('Egg white omelette', ['Breakfast'], { 'egg-white': 200 }, { art }))),
    ).toEqual([]);
  });

  test('a food nobody has drawn gets a plain form in the color of its aisle', () => {
    const foods = new Map([['zorgle', foodOf({ id: 'zorgle', aisle: 'meat' })]]);
    const spec = dishOf(recipeOf('Zorgle supper', ['Main course'], { zorgle: 500 }), foods);
    expect(pieces(spec)).toEqual(['fillet:#b9774a']);
  });

  test('a recipe of nothing known is still a dish', () => {
    expect(dish(recipeOf('Something', ['Side dish'], { zorgle: 500 }))).toMatchObject({ base: 'pile' });
    expect(dish(recipeOf('Nothing', ['Dessert'], {})).mood).toBeTruthy();
  });

  test('it is the same each time', () => {
    const recipe = recipeOf('Beef stew', ['Main course'], stew);
    expect(dish(recipe)).toEqual(dish(structuredClone(recipe)));
  });
});

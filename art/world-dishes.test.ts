import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/food/food.ts';
import { foodPieces, lookOf, piecesOf } from './derive/look-of.ts';
import { dishOf } from './dish-of.ts';
import type { DishSpec } from './dish-spec.ts';
import { drawDish } from './draw-dish.ts';
import { moreWorldDishes } from './more-world-dishes.fixture.ts';
import { objectionsTo } from './picture-check.fixture.ts';
import { coloredForms } from './piece/form.ts';
import { isMade, type PieceName, pieceOf } from './piece/piece-index.ts';
import { worldDish, worldDishes } from './world-dishes.fixture.ts';

const noFoods: ReadonlyMap<string, Food> = new Map();
const dishes = [...worldDishes, ...moreWorldDishes];
const specOf = (line: string): DishSpec => dishOf(worldDish(line), noFoods);
const piecesIn = (spec: DishSpec): string[] => spec.ingredients.map(({ piece }) => piece);

describe('dishes of the world', () => {
  test.each(dishes)('$title is drawn, within the size limit, with something on it', (recipe) => {
    const spec = dishOf(recipe, noFoods);
    for (const crop of ['square', 'wide'] as const) {
      const svg = drawDish(spec, { crop });
      expect(objectionsTo(svg)).toEqual([]);
      expect(svg.length).toBeLessThanOrEqual(8192);
    }
    expect(piecesIn(spec).length > 0 || !['none', 'pile'].includes(spec.base)).toBe(true);
  });

  test('differ in more than the seed', () => {
    const looks = dishes.map((recipe) => JSON.stringify({ ...dishOf(recipe, noFoods), seed: '', mood: '' }));
    const twice = dishes.filter((_d, i) => looks.indexOf(looks[i] ?? '') !== i).map(({ title }) => title);
    expect(twice).toEqual([]);
  });
});

describe('dishes that were taken for one another', () => {
  const chicken = 'chicken-breast 600, jasmine-rice 280';
  test('poached, roasted, breaded and shredded chicken', () => {
    const forms = [
      `Poached chicken with rice | M | ${chicken} | Poach the chicken in simmering water. Slice it.`,
      'Chicken with lemon | M | chicken-breast 600, lemon 60 | Fry the chicken until golden.',
      'Chicken schnitzel | M | chicken-breast 600, breadcrumbs 80, egg 100 | Coat the chicken in egg and breadcrumbs and fry.',
      'Chicken soup | So | chicken-breast 400, carrot 200, water 900 | Simmer the chicken, then shred it.',
    ].map((line) => piecesIn(specOf(line))[0]);
    expect(new Set(forms).size).toBe(4);
    expect(forms).not.toContain('nugget');
  });

  test('fried zucchini and raw cucumber', () => {
    const [zucchini] = piecesIn(
      specOf('Zucchini with garlic | Si | zucchini 600 (sliced), garlic 10 | Fry the zucchini until golden.'),
    );
    const [cucumber] = piecesIn(
      specOf('Cucumber salad | Sa | cucumber 600 (sliced), dill 10 | Toss the cucumber with the dill.'),
    );
    expect(zucchini).toBe('zucchini');
    expect(cucumber).toBe('cucumber');
    expect(pieceOf('zucchini').draw).not.toBe(pieceOf('cucumber').draw);
  });

  test('oats, congee, grits and rice pudding', () => {
    const bases = [
      'Oat porridge | B | rolled-oats 160, whole-milk 600 | Simmer.',
      'Chicken congee | B,M | white-rice 150, chicken-breast 200, water 1500, ginger 10 | Simmer until the rice falls apart.',
      'Cheese grits | B | grits 150, water 600, cheddar-cheese 80 | Simmer.',
      'Rice pudding | D | white-rice 150, whole-milk 800, sugar 50 | Simmer.',
    ].map((line) => specOf(line).base);
    expect(bases).toEqual(['porridge', 'congee', 'grits', 'rice-pudding']);
  });

  test('fried rice shows its rice, a salad of the same things shows leaves', () => {
    const rice = specOf(
      'Fried rice with carrot and lettuce | M | white-rice 280, carrot 60 (diced), iceberg-lettuce 150 (shredded) | Fry the rice.',
    );
    expect(rice.base).toBe('fried-rice');
  });

  test('fish pie, cottage pie, lasagna, macaroni and enchiladas', () => {
    const pictures = [
      'Fish pie | M | potato 900 (mashed), cod 500, milk 400, frozen-peas 100 | Bake.',
      "Shepherd's pie | M | potato 900 (mashed), ground-lamb 500, carrot 100 | Bake.",
      'Lasagna Bolognese | M | lasagna-noodles 250, ground-beef 500, canned-tomatoes 400 | Bake.',
      'Macaroni and cheese | M | pasta 350, cheddar-cheese 250, whole-milk 600 | Bake.',
      'Chicken enchiladas | M | corn-tortilla 300, cooked-chicken 400, canned-tomatoes 400 | Roll and bake.',
    ].map((line) => {
      const spec = specOf(line);
      return `${spec.base} ${piecesIn(spec).join(' ')}`;
    });
    expect(new Set(pictures).size).toBe(5);
  });
});

describe('words that are not the dish they contain', () => {
  test.each([
    [
      'Carrot cake with cream cheese frosting | D | carrot 300, all-purpose-flour 250, cream-cheese 200',
      'round-cake',
    ],
    ['Mozzarella rice croquettes | A | arborio-rice 250, mozzarella 120, breadcrumbs 80', 'none'],
    ['Peanut butter cookies | Sn | peanut-butter 250, sugar 150, egg 50', 'none'],
  ])('%s', (line, base) => {
    const spec = specOf(`${line} | Bake.`);
    expect(spec.base).toBe(base);
    expect(spec.vessel).not.toBe('jar');
    expect(piecesIn(spec).join()).not.toMatch(/sandwich|fritter/);
  });

  test('what was grated into a dip is no dipper', () => {
    const spec = specOf(
      'Tzatziki | Sc,A | cucumber 300 (grated), greek-yogurt 400, dill 5 | Grate the cucumber and stir it into the yogurt.',
    );
    expect(spec.base).not.toBe('dip-bowl');
  });

  test('apple nachos have no chips, and a crustless quiche no pastry', () => {
    const apples = specOf(
      'Apple nachos | Sn | apple 300 (sliced), almond-butter 60 | Fan the apples out. Drizzle.',
    );
    expect(apples.base).not.toBe('chips');
    const quiche = specOf('Crustless ham quiche | M | egg 400, heavy-cream 250, ham 150 | Whisk and bake.');
    expect(quiche).toMatchObject({ base: 'frittata', vessel: expect.not.stringMatching('tart-tin') });
    const pie = specOf('Crustless pumpkin pie | D | pumpkin-puree 400, egg 150, sugar 100 | Whisk and bake.');
    expect(`${pie.base} ${pie.vessel}`).not.toMatch(/lattice|tart-tin/);
    const tart = specOf('Quiche Lorraine | M | egg 300, heavy-cream 250, bacon 150, pie-crust 250 | Bake.');
    expect(tart.vessel).toBe('tart-tin');
  });

  test('boiled eggs are not fried, and baked oats hold no halves of apples', () => {
    const trout = specOf(
      'Trout with eggs | M | trout 400, egg 200 | Boil the eggs for 10 minutes. Fry the trout.',
    );
    expect(piecesIn(trout)).toContain('egg');
    const oats = specOf('Apple baked oats | B | rolled-oats 300, apple 300 (diced), whole-milk 400 | Bake.');
    expect(piecesIn(oats)).not.toContain('apple-half');
  });

  test('a soup of milk is pale, and pearls in syrup are seen', () => {
    expect(specOf('Milk soup | So | whole-milk 700, egg 100 | Simmer.').base).toBe('chowder');
    const pearls = specOf('Rice pearls in ginger syrup | D | rice-flour 150, sugar 80, water 300 | Simmer.');
    expect(piecesIn(pearls)).toEqual(['bread-dumpling']);
  });

  test('watermelon is no water', () => {
    const spec = specOf('Watermelon and feta salad | Sa | watermelon 600 (diced), feta 150, mint 10 | Toss.');
    expect(piecesIn(spec)).toContain('cube:#ea5455');
  });
});

test('nothing is shown that a dish does not hold', () => {
  const invented = dishes.flatMap((recipe) => {
    const own = new Set(recipe.ingredients.flatMap(({ foodId }) => piecesOf(lookOf(foodId))));
    const spec = dishOf(recipe, noFoods);
    return spec.ingredients
      .map(({ piece }) => piece)
      .filter((piece) => foodPieces.has(piece) && !isMade(piece) && !own.has(piece))
      .map((piece) => `${recipe.title}: ${piece}`);
  });
  expect(invented).toEqual([]);
});

test.each(coloredForms)('%s is drawn in any number of colors', (form) => {
  for (const colors of ['#aa5533', '#aa5533#f0d9a8#7ba043#d3402c'] as const) {
    const piece: PieceName = `${form}:${colors}`;
    const spec: DishSpec = {
      ...specOf('Plate | M | salt 1 | Serve.'),
      base: 'none',
      vessel: 'flat-plate',
      layout: 'crown',
      ingredients: [{ piece, share: 1 }],
    };
    expect(objectionsTo(drawDish(spec, { crop: 'square' }))).toEqual([]);
    expect(pieceOf(piece).draw).not.toBe(pieceOf('no-longer-drawn').draw);
  }
});

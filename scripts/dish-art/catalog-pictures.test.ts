import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { lookOf, piecesOf } from '#art/derive/look-of.ts';
import { dishOf } from '#art/dish-of.ts';
import type { Crop, DishSpec } from '#art/dish-spec.ts';
import { drawDish, idPrefix } from '#art/draw-dish.ts';
import { idsOf, objectionsTo } from '#art/picture-check.fixture.ts';
import { isMade } from '#art/piece/piece-index.ts';
import type { Food } from '#domain/food/food.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { loadCatalog } from '#server/catalog/load-catalog.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { coveringSample } from '#server/catalog/sample.fixture.ts';

/** Bytes a picture may have, as written. */
const maxBytes = 8192;

/** The same food in another form: a cherry tomato from a tin of tomatoes, a slice of lemon beside its juice. */
const isSameKind = (piece: string, held: ReadonlySet<string>): boolean =>
  [...held].some((food) => food.includes(piece.split('-').at(-1) ?? piece));

interface Picture {
  readonly spec: DishSpec;
  readonly crop: Crop;
  readonly svg: string;
}

const formsOf = ({ vessel, base, ingredients, garnish, beside }: DishSpec): string[] => [
  `in ${vessel}`,
  `on ${base}`,
  ...ingredients.map(({ piece }) => piece),
  ...garnish,
  ...beside,
];

let foods: readonly Food[] = [];
let byId: ReadonlyMap<string, Food> = new Map();
let recipes: readonly Recipe[] = [];
let specs: readonly DishSpec[] = [];
/** Of dishes that have every form, and every piece of food, at least twice where the catalog has them. */
let pictures: readonly Picture[] = [];

beforeAll(async () => {
  foods = (await loadFoods()).foods;
  byId = new Map(foods.map((food) => [food.id, food]));
  recipes = await loadCatalog('content/recipes', foods);
  specs = recipes.map((recipe) => dishOf(recipe, byId));
  pictures = coveringSample(specs, formsOf, 2).flatMap((spec) =>
    (['square', 'wide'] as const).map((crop) => ({ spec, crop, svg: drawDish(spec, { crop }) })),
  );
});

describe('the pictures of the catalog', () => {
  test('are drawn, well formed, and nothing in them offends a strict content policy', () => {
    expect(pictures.length).toBeGreaterThan(200);
    for (const { spec, crop, svg } of pictures) expect(objectionsTo(svg), `${spec.seed} ${crop}`).toEqual([]);
  });

  test('stay light', () => {
    for (const { spec, crop, svg } of pictures) {
      expect(Buffer.byteLength(svg), `${spec.seed} ${crop}`).toBeLessThanOrEqual(maxBytes);
    }
  });

  test('share no id, so that a page can hold all of them', () => {
    const prefixes = specs.flatMap(({ seed }) => [idPrefix(seed, 'square'), idPrefix(seed, 'wide')]);
    expect(new Set(prefixes).size).toBe(2 * recipes.length);
    const ids = pictures.flatMap(({ svg }) => idsOf(svg));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { spec, crop, svg } of pictures)
      for (const id of idsOf(svg)) expect(id.slice(0, 6)).toBe(idPrefix(spec.seed, crop));
  });

  test('are all different', () => {
    expect(
      new Set(pictures.map(({ svg }) => svg.replaceAll(/id="[^"]*"|#[a-z][\da-z]{5,7}(?=["'\s)])/g, '')))
        .size,
    ).toBe(pictures.length);
  });

  test('show no food that the recipe does not hold', () => {
    const foodsOf = new Map<string, Set<string>>();
    for (const food of foods) {
      for (const piece of piecesOf(lookOf(food.id, food))) {
        foodsOf.set(piece, (foodsOf.get(piece) ?? new Set()).add(food.id));
      }
    }
    const invented = recipes.flatMap((recipe) => {
      const held = new Set(recipe.ingredients.map((i) => i.foodId));
      const spec = dishOf(recipe, byId);
      return [...spec.ingredients.map((i) => i.piece), ...spec.garnish, ...spec.beside]
        .flatMap((piece) => piece.replace(/^(on|skewer):/, '').split('+'))
        .filter((piece) => !isMade(piece) && foodsOf.has(piece))
        .filter((piece) => ![...(foodsOf.get(piece) ?? [])].some((food) => held.has(food)))
        .filter((piece) => !isSameKind(piece, held))
        .map((piece) => `${recipe.refId}: ${piece}`);
    });
    expect(invented).toEqual([]);
  });

  test('show something: food on the dish or in the glass', () => {
    const empty = specs.filter(
      ({ ingredients, garnish, base }) =>
        ingredients.length === 0 && garnish.length === 0 && ['none', 'pile'].includes(base),
    );
    expect(empty.map(({ seed }) => seed)).toEqual([]);
  });
});

test('every food of the table has a look and a color', () => {
  for (const food of foods) expect(lookOf(food.id, food).color, food.id).toMatch(/^#[\da-f]{6}$/);
});

describe('cached drawings', () => {
  test.each(globSync(['public/backgrounds/*.svg', 'public/brand/**/*.svg', 'public/icons/*.svg']))(
    '%s',
    (file) => {
      const svg = readFileSync(file, 'utf8').trim();
      expect(objectionsTo(svg)).toEqual([]);
      expect(svg.length).toBeLessThan(file.includes('backgrounds') ? 40_000 : 12_000);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import type { Cooking } from '#domain/nutrition/cooking.ts';
import { readSwapRoles } from './swap-roles.ts';

const foods = ['lemon', 'vinegar', 'sugar', 'flour', 'starch', 'water'].map((id) => foodOf({ id }));
const head = 'role,food,parts,from_g,up_to_g,only,setting,hint';
const good = [
  'acid,lemon,1,,,,,',
  'acid,vinegar,0.5,,,,,"Less is enough, it is sharper."',
  'acid,water,1,,,stand-in,,',
  'thickener,flour,1,,10,,,',
  'thickener,starch,0.5,,,,,',
  'baking,flour,1,,,,,',
  'baking,sugar,1,,,,,',
  ',water,,,,,,',
];
const read = (...rows: string[]) => readSwapRoles([head, ...rows].join('\n'), foods);
const dishWith = (id: string, grams: number, cooking?: Cooking) => ({
  title: '',
  servings: 1,
  ingredients: foods.filter((food) => food.id === id).map((food) => ({ food, grams, cooking })),
});
const substitutes = (id: string, grams = 5, rows = good, cooking?: Cooking) =>
  read(...rows)
    .substitutesFor(id, dishWith(id, grams, cooking))
    .map(({ food, factor }) => [food.id, factor]);

describe('stand-ins', () => {
  test('are the foods of the same role, in its proportion', () => {
    expect(substitutes('lemon')).toEqual([
      ['vinegar', 0.5],
      ['water', 1],
    ]);
    expect(substitutes('vinegar')).toEqual([
      ['lemon', 2],
      ['water', 2],
    ]);
  });

  test('a food plays a role up to its grams in a serving, as itself and in place of another', () => {
    expect(substitutes('flour', 10)).toEqual([
      ['starch', 0.5],
      ['sugar', 1],
    ]);
    expect(substitutes('flour', 11)).toEqual([['sugar', 1]]);
    expect(substitutes('starch', 5)).toEqual([['flour', 2]]);
    expect(substitutes('starch', 6)).toEqual([]);
  });

  test('a food plays a role from its grams in a serving on', () => {
    const rows = [...good, 'fry,water,1,,,,,', 'fry,starch,1,6,,stand-in,,'];
    expect(substitutes('water', 5, rows)).toEqual([]);
    expect(substitutes('water', 6, rows)).toEqual([['starch', 1]]);
  });

  test('a food plays a role in its setting alone, as itself and in place of another', () => {
    const rows = [...good, 'fry,water,1,,,,no-raw|no-boiled,', 'fry,sugar,1,,,,roasted,'];
    expect(substitutes('water', 5, rows)).toEqual([]);
    expect(substitutes('water', 5, rows, 'boiled')).toEqual([]);
    expect(substitutes('water', 5, rows, 'heated')).toEqual([]);
    expect(substitutes('water', 5, rows, 'roasted')).toEqual([['sugar', 1]]);
  });

  test('say what the cook does differently', () => {
    const hints = read(...good).substitutesFor('lemon', dishWith('lemon', 5));
    expect(hints.map(({ hint }) => hint)).toEqual(['Less is enough, it is sharper.', null]);
  });

  test('a food that is only a stand-in, has no role, or is unknown has none', () => {
    expect(['water', 'nobody'].map((id) => substitutes(id))).toEqual([[], []]);
  });
});

describe('a table that cannot be used names line, column and suggested fix', () => {
  test.each([
    [
      'an unknown food',
      [...good, 'acid,limes,1,,,,,'],
      'line 10 (limes), column food: no food has the id "limes"',
    ],
    [
      'a food twice in a role',
      [...good, 'acid,lemon,1,,,,,'],
      'line 10 (lemon), column food: "lemon" is there twice',
    ],
    ['no parts', [...good, 'acid,sugar,,,,,,'], 'line 10 (sugar), column parts: a number above 0 is needed'],
    [
      'nought parts',
      [...good, 'acid,sugar,0,,,,,'],
      'line 10 (sugar), column parts: a number above 0 is needed',
    ],
    ['a word for a limit', [...good, 'acid,sugar,1,,some,,,'], 'column up_to_g: "some" is not a number'],
    ['an odd "only"', [...good, 'acid,sugar,1,,,yes,,'], 'column only: "yes" is none of stand-in'],
    [
      'an unknown setting',
      [...good, 'acid,sugar,1,,,,cold,'],
      'column setting: "cold" is none of raw, no-raw, boiled',
    ],
    ['a role of one', [...good, 'salt,sugar,1,,,,,'], 'the role "salt" needs a second food'],
    ['a food without a row', good.slice(0, -3), 'no row has sugar. Give each a role, or a row with none'],
  ])('%s', (_, rows, sentence) => {
    expect(() => read(...rows)).toThrow(sentence);
    expect(() => read(...rows)).toThrow(/^content\/swap-roles\.csv/);
  });
});

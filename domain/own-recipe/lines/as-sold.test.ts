import { expect, test } from 'vitest';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

test.each([
  ['300 g tagliatelle', 'egg'],
  ['300 g dried pappardelle', 'egg'],
  ['8 oz fettuccine', 'egg'],
  ['9 lasagne sheets', 'egg'],
  ['12 oven-ready lasagna noodles', 'egg'],
] as const)('EXT-20 what is commonly sold with an allergen has it: %s', (line, allergen) => {
  const { food } = bindLine(line, table);
  expect(food === null ? [] : [...allergensOfFood(food)]).toContain(allergen);
});

test.each([
  '1 can refried beans',
  '1 can baked beans',
  '2 packs instant ramen',
  '1 packet beef gravy mix',
  '1 packet au jus mix',
  '1 refrigerated pie crust',
  '1 box Jiffy corn muffin mix',
])('EXT-20 what is often made with lard or meat is not vegetarian: %s', (line) => {
  expect(bindLine(line, table).food?.origins).toContain('meat');
});

test('EXT-20 stuffing mix is often made with chicken broth', () => {
  expect(bindLine('1 box Stove Top stuffing mix', table).food?.origins).toContain('poultry');
  expect(bindLine('1 box vegetarian stuffing mix', table).kind).toBe('open');
  expect(bindLine('1 box vegetarian corn muffin mix', table).kind).toBe('open');
});

test.each([
  '2 tbsp instant custard powder',
  '1 jar creamy tomato pasta sauce',
  '1 jar creamy salsa',
  '1 tsp sambal',
  '1 tbsp beef gravy granules',
  '1 can vegetarian refried beans',
])('EXT-20 a name that may be another product stays open: %s', (line) => {
  expect(bindLine(line, table).kind).toBe('open');
});

test.each([
  ['2 tbsp creamy peanut butter', 'peanut-butter'],
  ['2 tbsp creamy almond butter', 'almond-butter'],
  ['1 cup creamy hummus', 'hummus'],
  ['1 cup creamy yogurt', 'plain-yogurt'],
])('EXT-20 what is creamy by itself is bound: %s', (line, id) => {
  expect(bindLine(line, table).food?.id).toBe(id);
});

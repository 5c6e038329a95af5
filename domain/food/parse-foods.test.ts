import { describe, expect, test } from 'vitest';
import { allergens } from '#domain/allergen/allergens.ts';
import { foodColumns } from './food-columns.ts';
import { parseFoods } from './parse-foods.ts';

const leek = {
  id: 'leek',
  name: 'Leek',
  aliases: 'leeks|young leek',
  ndb_no: '11246',
  aisle: 'produce',
  energy: '61',
  sugar: '0',
  measures: 'cup=89|slice=6.5',
  allergens: '',
  origins: '',
  price: '1',
};

/** A table of one row per set of cells; missing cells are blank. */
const table = (...rows: Record<string, string>[]) =>
  [foodColumns, ...rows.map((row) => foodColumns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n');

const one = (cells: Record<string, string>) => parseFoods(table({ ...leek, ...cells }))[0];

describe('parseFoods', () => {
  test('reads names, measures and nutrients per 100 g', () => {
    expect(one({})).toMatchObject({
      id: 'leek',
      aliases: ['leeks', 'young leek'],
      ndbNo: '11246',
      per100g: { energy: 61, sugar: 0 },
      measures: { cup: 89, slice: 6.5 },
      densityGPerMl: null,
      price: 1,
    });
  });

  test('EXT-02 a blank cell is unknown, not zero, and a zero is zero', () => {
    const blank = one({});
    expect(blank?.oxalate).toBeNull();
    expect(blank?.histamine).toBeNull();
    expect(blank?.salicylate).toBeNull();
    expect(blank?.sulfur).toBeNull();
    expect(blank?.fodmap).toBeNull();
    expect(blank?.per100g).not.toHaveProperty('iron');
    const zero = one({ oxalate: '0', oxalate_confidence: 'measured', oxalate_source: 'a-table' });
    expect(zero?.oxalate).toEqual({ value: 0, confidence: 'measured', source: 'a-table' });
  });

  test('reads a FODMAP level with and without a low serving', () => {
    const cells = { fodmap: '2', fodmap_confidence: 'estimated', fodmap_source: 'a-list' };
    expect(one(cells)?.fodmap?.lowUpToG).toBeNull();
    expect(one({ ...cells, fodmap_low_up_to_g: '45', fodmap_medium_up_to_g: '60' })?.fodmap).toEqual({
      value: 2,
      lowUpToG: 45,
      mediumUpToG: 60,
      groups: [],
      sugars: {},
      confidence: 'estimated',
      source: 'a-list',
    });
  });

  test('reads the sugars that a FODMAP serving is about, and those that were measured', () => {
    const cells = {
      fodmap: '2',
      fodmap_groups: 'oligos|fructose',
      fodmap_confidence: 'estimated',
      fodmap_source: 'a-list',
    };
    const sugars = 'fructans=1.1;measured;a-table|gos=0.2;calculated;a-paper';
    expect(one({ ...cells, fodmap_sugars: sugars })?.fodmap).toMatchObject({
      groups: ['oligos', 'fructose'],
      sugars: {
        fructans: { gPer100g: 1.1, confidence: 'measured', source: 'a-table' },
        gos: { gPer100g: 0.2, confidence: 'calculated', source: 'a-paper' },
      },
    });
    expect(() => one({ ...cells, fodmap_sugars: 'fructans=1.1' })).toThrow(
      'column fodmap_sugars: "fructans=1.1" is not like lactose=2.92;calculated;usda-sr28',
    );
  });

  test('lines may end as Windows ends them', () => {
    expect(parseFoods(table(leek).replaceAll('\n', '\r\n'))).toHaveLength(1);
  });

  test.each<[Record<string, string>, string]>([
    [
      { id: 'Big Leek' },
      'content/foods.csv, line 2 (Big Leek), column id: "Big Leek" is not a slug like olive-oil.',
    ],
    [{ name: '' }, 'content/foods.csv, line 2 (leek), column name: a value is needed.'],
    [
      { iron: 'much' },
      'content/foods.csv, line 2 (leek), column iron: "much" is not a number of at least 0.',
    ],
    [{ iron: '-1' }, 'content/foods.csv, line 2 (leek), column iron: "-1" is not a number of at least 0.'],
    [{ measures: 'cup' }, 'content/foods.csv, line 2 (leek), column measures: "cup" is not like cup=120.'],
    [
      { allergens: 'milk|nuts' },
      `content/foods.csv, line 2 (leek), column allergens: "nuts" is none of ${allergens.map(({ id }) => id).join(', ')}.`,
    ],
    [{ price: '5' }, 'content/foods.csv, line 2 (leek), column price: "5" is none of 1, 2, 3, 4.'],
    [{ oxalate: '3' }, 'content/foods.csv, line 2 (leek), column oxalate_confidence: a value is needed.'],
    [
      { sulfur: '4', sulfur_confidence: 'estimated', sulfur_source: 'x' },
      'content/foods.csv, line 2 (leek), column sulfur: 4 is more than 3.',
    ],
    [
      { salicylate: '0', salicylate_confidence: 'estimated', salicylate_source: 'x' },
      'content/foods.csv, line 2 (leek), column salicylate: 0 is not a whole number from 1 to 5.',
    ],
    [
      { fodmap: '1.5', fodmap_confidence: 'estimated', fodmap_source: 'x' },
      'content/foods.csv, line 2 (leek), column fodmap: "1.5" is none of 1, 2, 3.',
    ],
  ])('refuses %j, naming row and column', (cells, sentence) => {
    expect(() => one(cells)).toThrow(new Error(sentence));
  });

  test('refuses a food that is there twice', () => {
    expect(() => parseFoods(table(leek, leek))).toThrow(
      'content/foods.csv, line 3 (leek), column id: "leek" is there twice.',
    );
  });

  test('a cell that runs over lines does not shift the lines that are named', () => {
    const twoLines = { ...leek, name: '"Leek\nof winter"' };
    expect(() => parseFoods(table(twoLines, { ...leek, id: 'b', price: '9' }))).toThrow(
      'content/foods.csv, line 4 (b), column price: "9" is none of 1, 2, 3, 4.',
    );
  });

  test.each([
    ['a quote that is never closed', table({ ...leek, name: '"Leek' }), /^content\/foods\.csv: .*line 2/],
    ['a comma too many', table({ ...leek, name: 'Leek, young' }), /^content\/foods\.csv: .*on line 2\. Put/],
  ])('%s is reported with its line and a suggested fix', (_, text, sentence) => {
    expect(() => parseFoods(text)).toThrow(sentence);
  });

  test('refuses a table without a column', () => {
    expect(() => parseFoods('id,name\nleek,Leek')).toThrow(/^content\/foods\.csv, line 1: column aliases, /);
  });
});

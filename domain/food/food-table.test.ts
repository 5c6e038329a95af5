import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFoodTable } from './food-table.ts';

const read = (name: string) => readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8');
const foodsCsv = read('foods.csv');
const sourcesCsv = read('sources.csv');
const table = readFoodTable(foodsCsv, sourcesCsv);
const idsOf = (word: string) => table.named(word).map(({ id }) => id);

describe('the food table', () => {
  test('finds a food by id, name and alias, whatever the case', () => {
    expect(idsOf('red-onion')).toEqual(['red-onion']);
    expect(idsOf(' RED  onion ')).toEqual(['red-onion']);
    expect(idsOf('cooking onion')).toEqual(['onion']);
    expect(idsOf('nothing of the kind')).toEqual([]);
  });

  test('an alias of several foods means all of them, a name of its own that food alone', () => {
    const [first = '', onion = '', redOnion = ''] = foodsCsv.split('\n');
    const withAlias = (row: string) => row.replace(/^([^,]+,[^,]+,)/, '$1the purple one|');
    const small = readFoodTable([first, withAlias(onion), withAlias(redOnion)].join('\n'), sourcesCsv);
    expect(small.named('The Purple One').map(({ id }) => id)).toEqual(['onion', 'red-onion']);
    expect(small.named('onion').map(({ id }) => id)).toEqual(['onion']);
  });

  test('API-43 names every food once, in alphabetical order', () => {
    expect(table.names.length).toBe(table.foods.length);
    expect(table.names).toEqual(table.names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  test('API-45 matches names and aliases, those that begin with the text first', () => {
    const found = table.matching('oni');
    expect(found[0]).toMatch(/^Oni/);
    expect(found).toContain('Red Onion');
    expect(table.matching('cooking on')).toEqual(['Onion']);
    expect(table.matching('onion%')).toEqual([]);
  });

  test('EXT-01 every figure leads to where it was published', () => {
    expect(table.sources.get('usda-sr28')).toMatchObject({ year: 2016 });
    expect(() => readFoodTable(foodsCsv, 'key,title,year,url,note\n')).toThrow(
      /^content\/foods\.csv, line 2 \(\S+\), column \w+_source: ".+" is no key of content\/sources\.csv; add it there\.$/,
    );
  });
});

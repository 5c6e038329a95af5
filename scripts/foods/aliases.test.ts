import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { readSynonyms } from '#domain/food/synonyms.ts';
import { allAliases, type NamedFood } from './aliases.ts';
import { readCsv } from './csv.ts';

const content = join(import.meta.dirname, '../../content');
const read = (name: string) => readFileSync(join(content, name), 'utf8');
const synonyms = readSynonyms(read('synonyms.csv'));

const food = (id: string, aliases: readonly string[] = []): NamedFood => ({ id, name: id, aliases });
const aliasesOf = (...foods: readonly NamedFood[]) => Object.fromEntries(allAliases(foods, synonyms));

test('a food gets the other words for its names, behind its own', () => {
  expect(aliasesOf(food('eggplant', ['baby eggplant']))['eggplant']).toEqual([
    'baby eggplant',
    'aubergine',
    'brinjal',
  ]);
});

test('a manual name of one food is not given to another', () => {
  expect(aliasesOf(food('rutabaga'), food('swede', ['neep']))).toEqual({ rutabaga: [], swede: ['neep'] });
});

test('a name that two foods would get is refused', () => {
  expect(() => aliasesOf(food('shrimp'), food('shrimps-cooked', ['shrimp']))).toThrow(
    '"prawn" would be shrimp and shrimps-cooked; see content/synonyms.csv',
  );
});

test('the table contains the names of the synonyms', () => {
  const selection = readCsv(join(import.meta.dirname, 'selection.csv')).map(
    ({ id = '', name = '', aliases = '' }): NamedFood => ({
      id,
      name,
      aliases: aliases.split('|').filter(Boolean),
    }),
  );
  const expected = allAliases(selection, synonyms);
  for (const { id, aliases } of parseFoods(read('foods.csv'))) expect(aliases, id).toEqual(expected.get(id));
});

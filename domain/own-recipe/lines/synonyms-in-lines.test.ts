import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFoodTable } from '#domain/food/food-table.ts';
import { readSynonyms } from '#domain/food/synonyms.ts';
import { pluralTerm } from '#domain/food/terms.ts';
import { bindLine } from './bind-line.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../content', name), 'utf8');
const table = readFoodTable(read('foods.csv'), read('sources.csv'));
const synonyms = readSynonyms(read('synonyms.csv'));

const foodIdOf = (name: string) => {
  const [part, ...others] = bindLine(`100 g ${name}`, table).parts;
  return others.length === 0 ? (part?.food?.id ?? null) : null;
};

test('EXT-20 a line names the same food by each of its synonyms, in the singular and the plural', () => {
  const foods = synonyms.filter(({ us }) => foodIdOf(us) !== null);
  expect(foods.length).toBeGreaterThan(50);
  const others = foods.flatMap(({ us, same }) =>
    same.flatMap((term) =>
      [term, pluralTerm(term)]
        .filter((name) => foodIdOf(name) !== foodIdOf(us))
        .map((name) => `${name} is ${foodIdOf(name)}, ${us} is ${foodIdOf(us)}`),
    ),
  );
  expect(others).toEqual([]);
});

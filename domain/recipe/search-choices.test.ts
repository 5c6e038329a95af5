import { beforeAll, expect, test } from 'vitest';
import type { FoodTable } from '#domain/food/food-table.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { readSearch } from './read-search.ts';

let foods: FoodTable;
beforeAll(async () => {
  foods = await loadFoods();
});

const read = (query: string) => {
  const { understood, ...found } = readSearch(query, foods);
  return { ...found, understood: understood.map(({ label }) => label) };
};

test.each<[string, string[][][], string[], string]>([
  ['chicken or beef', [[['chicken'], ['beef']]], [], 'chicken or beef'],
  ['either chicken or some beef', [[['chicken'], ['beef']]], [], 'chicken or beef'],
  ['chicken and/or beef', [[['chicken'], ['beef']]], [], 'chicken or beef'],
  ['chicken, or beef', [[['chicken'], ['beef']]], [], 'chicken or beef'],
  ['chicken or beef or pork', [[['chicken'], ['beef'], ['pork']]], [], 'chicken or beef or pork'],
  ['chicken or beef stew', [[['chicken'], ['beef']]], ['stew'], 'chicken or beef'],
  ['hot or cold soup', [[['hot'], ['cold']]], ['soup'], 'hot or cold'],
  [
    'pasta with sweet potato or green beans',
    [
      [
        ['sweet', 'potato'],
        ['green', 'beans'],
      ],
    ],
    ['pasta'],
    'sweet potato or green beans',
  ],
])('EXT-26 "or" between foods is either: "%s"', (query, choices, words, label) => {
  expect(read(query)).toMatchObject({ choices, words, understood: [label], unread: [] });
});

test('EXT-26 "or" between filters of one kind is either', () => {
  expect(read('italian or thai')).toMatchObject({
    cuisines: [['Italian', 'Thai']],
    words: [],
    understood: ['Italian or Thai'],
  });
  expect(read('summer or winter soup')).toMatchObject({
    seasons: [['Summer', 'Winter']],
    words: ['soup'],
    understood: ['summer or winter'],
  });
  expect(read('breakfast or dessert').courses).toEqual([['Breakfast', 'Dessert']]);
});

test.each(['vegan or keto', 'pasta or dessert', 'quick or beef'])(
  'EXT-26 what can only be asked for together says so: "%s"',
  (query) => {
    expect(read(query)).toMatchObject({
      choices: [],
      unread: [`can’t search for either of “${query}”, only for both`],
    });
  },
);

test.each(['chicken, beef', 'chicken and beef', 'chicken beef', 'chicken or', 'or chicken beef'])(
  'EXT-26 without an "or" between them, both are asked for: "%s"',
  (query) => {
    expect(read(query)).toMatchObject({ words: ['chicken', 'beef'].filter((word) => query.includes(word)) });
    expect(read(query)).toMatchObject({ choices: [], understood: [], unread: [] });
  },
);

test.each([
  'without milk or eggs',
  'no milk nor eggs',
  'no milk, nor eggs',
  'neither milk nor eggs',
  'neither milk or eggs',
  'milk or egg free',
  'free from milk or eggs',
])('EXT-26 "%s" leaves out both', (query) => {
  expect(read(query)).toMatchObject({
    allergens: ['milk', 'egg'],
    words: [],
    choices: [],
    understood: ['no milk', 'no eggs'],
  });
});

test.each([
  ['without zzqx or milk', ['can’t leave out “zzqx”', 'no milk']],
  ['without milk or zzqx', ['no milk', 'can’t leave out “zzqx”']],
  ['neither zzqx nor qqxz nor milk', ['can’t leave out “zzqx”', 'can’t leave out “qqxz”', 'no milk']],
  ['soup without milk or keto', ['no milk', 'ketogenic']],
  ['cake with or without milk', ['no milk']],
])('EXT-26 nothing of the list behind "without" is searched for: "%s"', (query, understood) => {
  const found = read(query);
  expect(found).toMatchObject({ choices: [], allergens: ['milk'], understood });
  expect(['soup', 'cake', undefined]).toContain(found.words?.join(' ') || undefined);
});

test('EXT-26 a choice can be taken out of the search, and be left out of one without a hit', () => {
  const { understood, droppable } = readSearch('quick chicken or beef stew', foods);
  expect(understood.find(({ label }) => label === 'chicken or beef')?.rest).toBe('quick stew');
  expect(droppable.map(({ label }) => label)).toEqual(['“stew”', '30 minutes or less', 'chicken or beef']);
  const [first] = understood;
  expect(readSearch(first?.rest ?? '', foods).choices).toEqual([[['chicken'], ['beef']]]);
});

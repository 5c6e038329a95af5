import { describe, expect, test } from 'vitest';
import { brands } from '#domain/own-recipe/words/brands.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

describe('EXT-20 a maker beside a food', () => {
  test.each([
    ['2 cups King Arthur all-purpose flour', 'all-purpose-flour'],
    ['1 cup flour (King Arthur)', 'all-purpose-flour'],
    ["1 cup Hellmann's mayonnaise", 'mayonnaise'],
    ['1 cup King Arthur gluten-free flour', 'gluten-free-flour'],
    ['1 cup King Arthur Measure for Measure flour', undefined],
    ['1 cup Earth Balance butter', undefined],
    ["1 can Campbell's condensed cream of mushroom soup", 'cream-of-mushroom-soup'],
    ['1 can Progresso crushed tomatoes', 'crushed-tomatoes'],
    ['1 cup Kraft shredded cheddar cheese', 'cheddar-cheese'],
    ['1 cup Cabot vanilla yogurt', 'vanilla-yogurt'],
    ['1 can John West mackerel', undefined],
    ['1 can Eagle Brand milk', 'condensed-milk'],
    ['1 can Eagle Brand sweetened condensed milk', 'condensed-milk'],
  ])('%s is %s', (line, id) => {
    expect(bindLine(line, table).food?.id).toBe(id);
  });

  test.each([
    ["1 cup French's onions", 'fried in flour'],
    ['2 tsp Knorr chicken', 'a stock'],
    ['1 bar Lindt orange', 'a chocolate'],
    ["1 bag Hershey's almonds", 'in chocolate'],
    ["1 can Campbell's tomato", 'a soup'],
    ['1 can Progresso lentil', 'a soup'],
    ['1 packet McCormick turkey', 'a gravy'],
    ['1 box Betty Crocker potatoes', 'with milk'],
    ['1 cup Tillamook strawberry', 'an ice cream'],
    ['1 cup Cabot vanilla', 'a yogurt'],
    ['1 pkg Kraft macaroni', 'with cheese'],
    ["1 box Uncle Ben's wild rice", 'seasoned'],
    ["1 bottle Hellmann's garlic", 'a mayonnaise'],
  ])('and a fresh one is a flavor: %s stays open, it is %s', (line) => {
    expect(bindLine(line, table).parts.map(({ openAllergens }) => openAllergens)).toEqual(['any']);
  });

  test.each([
    ['- [ ] 2 eggs', 'egg'],
    ['[x] 1 cup milk', 'whole-milk'],
  ])('a box to tick is no bracket: %s is %s', (line, id) => {
    expect(bindLine(line, table)).toMatchObject({ food: { id }, grams: expect.any(Number) });
  });

  test.each([['1 bag King Arthur almond flour', 'almond-flour']])('%s is %s', (line, id) => {
    expect(bindLine(line, table).food?.id).toBe(id);
  });

  test('is no name of the table', () => {
    const names = table.foods.flatMap((food) => [food.name, ...food.aliases].map((name) => titleKey(name)));
    expect(names.filter((name) => brands.some((brand) => ` ${name} `.includes(` ${brand} `)))).toEqual([]);
  });
});

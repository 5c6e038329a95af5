import { describe, expect, test } from 'vitest';
import { titleKey } from '#domain/recipe/title-key.ts';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';
import { brands } from './brands.ts';

describe('EXT-20 a maker beside a food', () => {
  test.each([
    ['2 cups King Arthur all-purpose flour', 'all-purpose-flour'],
    ['1 cup flour (King Arthur)', 'all-purpose-flour'],
    ["1 cup Hellmann's mayonnaise", 'mayonnaise'],
    ['1 cup King Arthur gluten-free flour', 'gluten-free-flour'],
    ['1 cup King Arthur Measure for Measure flour', undefined],
    ['1 cup Earth Balance butter', undefined],
  ])('%s is %s', (line, id) => {
    expect(bindLine(line, table).food?.id).toBe(id);
  });

  test('is no name of the table', () => {
    const names = table.foods.flatMap((food) => [food.name, ...food.aliases].map((name) => titleKey(name)));
    expect(names.filter((name) => brands.some((brand) => ` ${name} `.includes(` ${brand} `)))).toEqual([]);
  });
});

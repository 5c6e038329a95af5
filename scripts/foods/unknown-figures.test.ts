import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { coverageOf, unknownFiguresPage, unknownFiguresPath } from './unknown-figures.ts';

const foods = parseFoods(readFileSync(join(import.meta.dirname, '../../content/foods.csv'), 'utf8'));

test('the page of unknown figures is up to date; npm run foods writes it', () => {
  expect(readFileSync(unknownFiguresPath, 'utf8')).toBe(unknownFiguresPage(foods));
});

test('EXT-02 every food without a figure is on the page, with its axes, and no other', () => {
  const page = unknownFiguresPage(foods);
  const leek = foods.find((it) => it.id === 'leek');
  expect(leek?.oxalate).toBeNull();
  expect(page).toContain('| Leek | ? |  |  |  |  |');
  expect(page).not.toContain('| White Rice |');
  expect(page.match(/\?/g)).toHaveLength(
    1 +
      foods.reduce(
        (sum, it) =>
          sum +
          [it.oxalate, it.histamine, it.sulfur, it.fodmap, it.salicylate].filter((one) => one === null)
            .length,
        0,
      ),
  );
});

test('coverage counts the existing figures', () => {
  const coverage = coverageOf(foods.filter((it) => ['leek', 'carrot'].includes(it.id)));
  expect(coverage[0]).toEqual({ column: 'Oxalate', known: 1, measured: expect.any(Number) });
  expect(coverage.find((it) => it.column === 'Calories')?.known).toBe(2);
});

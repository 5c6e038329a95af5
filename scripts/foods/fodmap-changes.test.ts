import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { fodmapFigure } from '#domain/intolerance/eaten.fixture.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import { fodmapChangesPage, fodmapChangesPath } from './fodmap-changes.ts';

const zucchini = foodOf({ id: 'zucchini', name: 'Zucchini', fodmap: fodmapFigure(65, ['oligos']) });
const foods = new Map([[zucchini.id, zucchini]]);
const rowsOf = (grams: number, level: string, today: number) => {
  const verdict = verdictOf('fodmap', [{ food: zucchini, grams: today }]);
  const row = { rule: 'Sums', recipe: 'soup', title: 'Soup', level, foods: `zucchini=${grams}` };
  return fodmapChangesPage([row], foods, new Map([['soup', { title: 'Soup', verdict }]]))
    .split('\n')
    .filter((line) => line.startsWith('| Soup'));
};

test('EXT-16 a dish whose verdict changed is listed with the food, its grams, its limit and the source', () => {
  expect(rowsOf(125, '1', 45)).toEqual([
    '| Soup | Low | High | Low | zucchini 125 g, low up to 65 g (fructans and GOS; `a-source`), now 45 g |',
  ]);
  expect(rowsOf(60, '3', 60)).toEqual([
    '| Soup | High | Low | Low | zucchini 60 g, low up to 65 g (fructans and GOS; `a-source`) |',
  ]);
  expect(rowsOf(60, '1', 60)).toEqual([]);
});

test('EXT-16 every dish on the page has a figure with its source', () => {
  const rows = readFileSync(fodmapChangesPath, 'utf8')
    .split('\n')
    .filter((line) => /^\| .* \| (Low|Medium|High|Unknown) \|/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((line) => !/\d g, (low up to [\d.]+ g \(.+; `[\w-]+`\)|no limit)/.test(line))).toEqual(
    [],
  );
});

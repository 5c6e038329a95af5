import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { safeHint } from './safe-cooking.ts';

const foods = parseFoods(readFileSync(join(import.meta.dirname, '../../content/foods.csv'), 'utf8'));
const food = (id: string) => foods.find((it) => it.id === id) ?? expect.fail(`no food ${id}`);

test.each([
  ['cod', 'chicken-breast', 'Cook it to 165 °F (74 °C) inside.'],
  ['sirloin-steak', 'chicken-breast', 'Cook it to 165 °F (74 °C) inside.'],
  ['ground-beef', 'ground-turkey', 'Cook it to 165 °F (74 °C) inside.'],
  ['firm-tofu', 'pork-loin', 'Cook it to 145 °F (63 °C) inside and let it rest for 3 minutes.'],
  ['firm-tofu', 'egg', 'Cook it until white and yolk are firm.'],
  ['canned-tuna', 'cod', 'Cook it to 145 °F (63 °C) inside.'],
  ['firm-tofu', 'shrimp', 'Cook it until it’s opaque all the way through.'],
  ['chicken-breast', 'turkey-breast', null],
  ['chicken-breast', 'pork-loin', null],
  ['chicken-breast', 'firm-tofu', null],
  ['cod', 'salmon', null],
])('EXT-15 in the place of %s, %s is safe', (replaced, substitute, sentence) => {
  expect(safeHint(null, food(substitute), food(replaced))).toBe(sentence);
  expect(safeHint('Slice it.', food(substitute), food(replaced))).toBe(
    sentence === null ? 'Slice it.' : `Slice it. ${sentence}`,
  );
});

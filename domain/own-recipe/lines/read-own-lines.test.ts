import { expect, test } from 'vitest';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';
import type { LineChoice } from './line-choice.ts';
import { readOwnLines } from './read-own-lines.ts';

const keyOf = (line: string) => bindLine(line, table).key;

const foodsOf = (lines: readonly string[], choices: readonly LineChoice[], own = new Map<string, string>()) =>
  readOwnLines(lines, choices, table, { own, accepted: new Map() }).map(({ parts }) =>
    parts.map(({ food }) => food?.id ?? null),
  );

test('EXT-20 what a member means by a name leaves the other foods of a line as they are', () => {
  const own = new Map([[keyOf('butter'), 'vegan-butter']]);
  expect(foodsOf(['butter and walnuts', '2 tbsp butter'], [], own)).toEqual([
    ['butter', 'walnuts'],
    ['vegan-butter'],
  ]);
});

test('EXT-20 a food that is chosen for a line stands for what was open in it, and takes nothing away', () => {
  const choice = { line: 0, foodId: 'salt', grams: null, isLeftOut: false };
  expect(foodsOf(['2 eggs + 1 tsp moon dust'], [choice])).toEqual([['egg', 'salt']]);
  expect(foodsOf(['butter and walnuts'], [choice])).toEqual([['butter', 'walnuts']]);
  expect(foodsOf(['1 tsp moon dust'], [choice])).toEqual([['salt']]);
});

test('EXT-20 a line that names no country is measured as the rest of its recipe', () => {
  const gramsOf = (...lines: string[]) =>
    readOwnLines(lines, [], table, { own: new Map(), accepted: new Map() }).map(({ parts }) =>
      Math.round(parts[0]?.grams ?? 0),
    );
  expect(gramsOf('1 pint milk', '100g caster sugar')).toEqual([586, 100]);
  expect(gramsOf('1 pint milk', '1 cup all-purpose flour')).toEqual([488, 125]);
  expect(gramsOf('1 pint milk', '1 tbsp sugar')).toEqual([488, 13]);
  // an Australian tablespoon holds 20 ml, and a British one 15
  expect(gramsOf('3 tbsp honey', '300ml thickened cream')).toEqual([86, 302]);
  expect(gramsOf('3 tbsp honey', '1 tbsp cornflour', '2 tbsp (40ml) milk')).toEqual([86, 11, 41]);
  expect(gramsOf('3 tbsp honey', '1 tbsp (15ml) water', '1 capsicum')).toEqual([63, 15, 119]);
  expect(gramsOf('3 tbsp honey', '1 capsicum', '1 tsp jeera')).toEqual([63, 119, 2]);
});

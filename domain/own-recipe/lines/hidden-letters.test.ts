import { expect, test } from 'vitest';
import { bindLine } from './bind-line.ts';
import { allergensIn, table } from './bound-lines.fixture.ts';

test.each([
  '2 tbsp pea\u00adnut butter',
  '2 tbsp pea\u200bnut butter',
  '2 tbsp p\u2060ea\u202enut butter\ufeff',
  '2 tbsp peanut\tbutter',
])('EXT-20 invisible characters inside a word do not change it: %j', (line) => {
  expect(bindLine(line, table).food?.id).toBe('peanut-butter');
});

test.each([
  ['100 g rice 🥜', 'peanut'],
  ['100 g rice🥛', 'milk'],
  ['100 g rice (🧀 🥚)', 'egg'],
  ['100 g rice with 🦐', 'crustacean'],
  ['100 g rice with \u0440eanuts', 'peanut'],
  ['100 g \u0441heese', 'milk'],
])('EXT-20 an allergen drawn as a picture or spelled in letters of another script counts: %s', (line, id) => {
  const found = allergensIn(line);
  expect(found.includes('any') || found.includes(id)).toBe(true);
});

test.each(['1 tsp Marmite', '1 tsp yeast extract'])(
  'EXT-20 %s has wheat, as its label says: yeast grown on barley, wheat, oats, and rye',
  (line) => {
    expect(allergensIn(line)).toEqual(expect.arrayContaining(['gluten', 'wheat', 'celery']));
  },
);

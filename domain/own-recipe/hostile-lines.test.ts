import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { readFoodTable } from '#domain/food/food-table.ts';
import { bindLine } from './bind-line.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const table = readFoodTable(read('foods.csv'), read('sources.csv'));

/** Milliseconds of the quickest of several goes: what else the machine does is left out. */
function quickest(work: () => unknown): number {
  const goes = Array.from({ length: 12 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...goes);
}

const lengths = [200, 1_600] as const;
/** Of work that grows with the square of the text, eight times the text takes 64 times as long. */
const mostGrowth = 24;

const pieces = [
  ...[
    '1 ',
    '1/',
    '1 1/2 ',
    '- ',
    'a - ',
    '(',
    ')',
    '(1 g) ',
    ', ',
    'or ',
    'or flour ',
    'and ',
    'and salt ',
    'about ',
  ],
  ...[
    '1 cup ',
    '1 + ',
    'plus 1 cup ',
    'x ',
    'half ',
    'a ',
    'salt, ',
    'flour (',
    'almond ',
    'of ',
    'for ',
    'large ',
  ],
  ...[
    'gluten-free ',
    'canned ',
    'tomato puree ',
    '½',
    ' ',
    '.',
    'é',
    '☐',
    '&',
    "'",
    '" ',
    '1-',
    '1 to ',
    'juice of ',
  ],
] as const;

describe('EXT-20 binding a line takes time as its length, not as its square', () => {
  test.each(pieces)('of “%s” again and again', (piece) => {
    const of = (length: number) => `1 cup flour ${piece.repeat(Math.ceil(length / piece.length))}`;
    const [short, long] = lengths.map((length) => {
      const line = of(length);
      bindLine(line, table);
      return quickest(() => bindLine(line, table));
    });
    expect(long).toBeLessThan(mostGrowth * Math.max(short ?? 0, 1));
  });

  test('a longer line than anybody writes is cut before it is read', () => {
    const long = `1 cup ${'flour '.repeat(100_000)}`;
    const usual = `1 cup ${'flour '.repeat(330)}`;
    expect(bindLine(long, table).names[0]?.length).toBeLessThan(2_100);
    expect(quickest(() => bindLine(long, table))).toBeLessThan(
      mostGrowth *
        Math.max(
          quickest(() => bindLine(usual, table)),
          0.2,
        ),
    );
  });
});

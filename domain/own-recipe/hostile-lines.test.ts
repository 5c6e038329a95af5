import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

const lengths = [200, 1_600] as const;
/** The short line is parsed eight times as often as the long one, so that linear work takes the same time. */
const rounds = { short: 8, long: 1 } as const;
/** Quadratic work on the long lines takes eight times as long. */
const maxGrowth = 5;

/** Milliseconds for this many rounds, of the fastest of several runs, which excludes other load. */
function shortestTime(times: number, work: () => unknown): number {
  const durations = Array.from({ length: 8 }, () => {
    const start = performance.now();
    for (let round = 0; round < times; round += 1) work();
    return performance.now() - start;
  });
  return Math.min(...durations);
}

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

describe('EXT-22 binding a line takes time as its length, not as its square', () => {
  test.each(pieces)('of “%s” again and again', (piece) => {
    const [short = '', long = ''] = lengths.map(
      (length) => `1 cup flour ${piece.repeat(Math.ceil(length / piece.length))}`,
    );
    const ofShort = shortestTime(rounds.short, () => bindLine(short, table));
    const ofLong = shortestTime(rounds.long, () => bindLine(long, table));
    expect(ofLong).toBeLessThan(maxGrowth * ofShort);
  });

  test('a longer line than anybody writes is cut before it is read', () => {
    const long = `1 cup ${'flour '.repeat(100_000)}`;
    const usual = `1 cup ${'flour '.repeat(330)}`;
    expect(bindLine(long, table).names[0]?.length).toBeLessThan(2_100);
    const ofLong = shortestTime(rounds.long, () => bindLine(long, table));
    const ofUsual = shortestTime(rounds.long, () => bindLine(usual, table));
    expect(ofLong).toBeLessThan(maxGrowth * ofUsual);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { countOperations, growth } from '#tests/complexity/count-operations.ts';
import type { OperationCounts } from '#tests/complexity/operation-counter.ts';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

const lengths = [100, 600] as const;
/** Linear work on six times the length is six times as much, quadratic work 36 times. */
const maxGrowth = 12;

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

/** Its end is another letter, so that what looks for the end starts at every piece. */
const hostile = (piece: string, length: number) =>
  `1 cup flour ${piece.repeat(Math.ceil(length / piece.length))}z`;
const longer = `1 cup ${'flour '.repeat(100_000)}`;
const longest = `1 cup ${'flour '.repeat(330)}`;

describe('EXT-22 the work of binding a line grows with its length, not with its square', () => {
  const works = new Map<string, OperationCounts>();
  beforeAll(async () => {
    const lines = [...pieces.flatMap((piece) => lengths.map((length) => hostile(piece, length)))];
    lines.push(longest, longer);
    const counts = await countOperations(
      import.meta.resolve('./hostile-lines.workload.ts'),
      lines.map((line) => [line]),
    );
    for (const [at, work] of counts.entries()) works.set(lines[at] ?? '', work);
  }, 600_000);

  test.each(pieces)('of “%s” again and again', (piece) => {
    const [short, long] = lengths.map((length) => works.get(hostile(piece, length)));
    expect(growth(short, long)).toBeLessThan(maxGrowth);
  });

  test('a longer line than anybody writes is cut before it is read', () => {
    expect(bindLine(longer, table).names[0]?.length).toBeLessThan(2_100);
    // 300 times the length
    expect(growth(works.get(longest), works.get(longer))).toBeLessThan(5);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mutationsOf } from './mutations.ts';

const rows = mutationsOf(readFileSync('docs/requirements.md', 'utf8'));

describe('every row ERR, OK and CONST', () => {
  test('has a mutation', () => {
    expect(rows.size).toBeGreaterThan(150);
    const without = [...rows].filter(
      ([, mutations]) => mutations.length === 0 || mutations.some((edits) => edits.length === 0),
    );
    expect(without.map(([id]) => id)).toEqual([]);
  });

  test('has one that changes a text of the product', () => {
    const stale = [...rows].flatMap(([id, mutations]) =>
      mutations
        .flat()
        .filter(({ file, from, to }) => from === to || !readFileSync(file, 'utf8').includes(from))
        .map(({ file, from }) => `${id}: ${file} has no ${from}`),
    );
    expect(stale).toEqual([]);
  });
});

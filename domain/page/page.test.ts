import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appendNew } from './page.ts';

const items = fc.array(fc.record({ id: fc.nat(20), title: fc.string() }));

test('RCP-09 appends new entries and drops those already in the list', () => {
  expect(appendNew([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }])).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
});

test('RCP-09 keeps the order, loses no entry and repeats no id', () => {
  fc.assert(
    fc.property(items, items, (arrivals, more) => {
      const list = appendNew(appendNew([], arrivals), more);
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(ids)).toEqual(new Set([...arrivals, ...more].map(({ id }) => id)));
      expect(list.slice(0, appendNew([], arrivals).length)).toEqual(appendNew([], arrivals));
    }),
  );
});

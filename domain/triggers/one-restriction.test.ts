import { describe, expect, test } from 'vitest';
import { creditedDays, leftOutBy, longestGap, lowDaysAfter, mayShare } from './one-restriction.ts';
import { protocol } from './protocol.ts';

describe('EXT-31 one restriction for several sugars', () => {
  test('leaves out what is tested and what is tested next; a test without others only itself', () => {
    expect(leftOutBy({ substance: 'lactose', alsoLow: ['gos', 'mannitol'] })).toEqual([
      'lactose',
      'gos',
      'mannitol',
    ]);
    expect(leftOutBy({ substance: 'oxalate' })).toEqual(['oxalate']);
  });

  test('is of FODMAP sugars alone, three at most, each once', () => {
    expect(mayShare('oxalate', [])).toBe(true);
    expect(mayShare('food:onion', [])).toBe(true);
    expect(mayShare('lactose', ['fructans', 'gos'])).toBe(true);
    expect(mayShare('lactose', ['oxalate'])).toBe(false);
    expect(mayShare('oxalate', ['lactose'])).toBe(false);
    expect(mayShare('food:onion', ['fructans'])).toBe(false);
    expect(mayShare('lactose', ['food:onion'])).toBe(false);
    expect(mayShare('lactose', ['lactose'])).toBe(false);
    expect(mayShare('lactose', ['gos', 'gos'])).toBe(false);
    expect(mayShare('lactose', ['fructans', 'gos', 'mannitol'])).toBe(false);
  });

  test('is gone on with within a week, with as many days low as it takes, and those of the gap again', () => {
    const { within, lowDays } = protocol.nextTest;
    expect(lowDays).toBeGreaterThanOrEqual(protocol.usual.entries);
    expect(lowDaysAfter(0, 20)).toBe(lowDays);
    expect(lowDaysAfter(3, 20)).toBe(lowDays + 3);
    expect(lowDaysAfter(within, 20)).toBe(lowDays + within);
    expect(lowDaysAfter(within + 1, 20)).toBeNull();
    // a clock that went back
    expect(lowDaysAfter(-1, 20)).toBe(lowDays);
    for (let gap = 0; gap <= within; gap += 1) {
      const days = lowDaysAfter(gap, 0) ?? 0;
      expect(creditedDays(days)).toBeGreaterThanOrEqual(0);
      expect(creditedDays(days) + days).toBe(protocol.restriction.axis);
    }
  });

  test('is never gone on with where its days without a portion would be over before the first portion', () => {
    for (let restricted = 0; restricted <= protocol.longestRestriction + 1; restricted += 1)
      for (let gap = 0; gap <= protocol.nextTest.within; gap += 1) {
        const days = lowDaysAfter(gap, restricted);
        const total = restricted + protocol.nextTest.lowDays + gap;
        expect(days !== null, `${restricted} ${gap}`).toBe(total < protocol.longestRestriction);
        expect(gap <= longestGap(restricted)).toBe(days !== null);
      }
  });
});

import { describe, expect, test } from 'vitest';
import { lagOf, placeOf, primaryOf, type ServerState } from './choose-server.ts';
import { parsePosition, printPosition, unknownPosition } from './log-position.ts';

const server = (role: ServerState['role'], timeline = 0): ServerState => ({ role, timeline, position: 0n });

describe('the primary', () => {
  test('is the only server that takes writes', () => {
    expect(primaryOf([server('standby'), server('primary', 3), null], 3)).toBe(1);
    expect(primaryOf([server('standby'), null, server('closed', 3)], 3)).toBe(-1);
  });

  test('is no former one that has come back beside the promoted one, or alone', () => {
    expect(primaryOf([server('primary', 3), server('primary', 4)], 3)).toBe(1);
    expect(primaryOf([server('primary', 3), null], 4)).toBe(-1);
  });
});

describe('the lag of a replica', () => {
  const observations = [
    { at: 100, position: 10n },
    { at: 200, position: 20n },
    { at: 300, position: 20n },
    { at: 400, position: 40n },
  ];

  test('counts from when the primary was last seen where the replica is', () => {
    expect(lagOf(40n, observations)).toBe(0);
    expect(lagOf(50n, observations)).toBe(0);
    expect(lagOf(30n, observations)).toBe(100);
    expect(lagOf(12n, observations)).toBe(300);
  });

  test('is endless behind all that is known, and none where nothing is', () => {
    expect(lagOf(9n, observations)).toBe(Infinity);
    expect(lagOf(9n, [])).toBe(0);
  });
});

test('a caller has the same place each time, and many callers share the places', () => {
  const places = Array.from({ length: 300 }, (_, index) => placeOf(`member ${index}`, 3));
  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  expect(placeOf('member 7', 3)).toBe(places[7]);
});

test('positions are read and printed as PostgreSQL does', () => {
  expect(parsePosition('16/B374D848')).toBe(0x16_b374_d848n);
  expect(printPosition(0x16_b374_d848n)).toBe('16/B374D848');
  expect(printPosition(unknownPosition)).toBe('FFFFFFFF/FFFFFFFF');
  for (const wrong of ['', '16', '16/', '16/123456789', 'x/1', "0/1' or 1=1"])
    expect(parsePosition(wrong)).toBeNull();
});

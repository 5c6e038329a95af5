import { describe, expect, test } from 'vitest';
import { type AccountClaim, claimsAfterHome, homeClaim, rightfulClaim } from './account-claims.ts';

const proved = new Date('2026-05-01T00:00:00.000Z');
const claim = (position: number, emailKey: string, more: Partial<AccountClaim> = {}): AccountClaim => ({
  position,
  kind: 'email',
  emailKey,
  verifiedAt: null,
  ...more,
});
const positions = (claims: readonly AccountClaim[]) => claims.map(({ position }) => position);

describe('EXT-23 an account whose address was never confirmed is of', () => {
  test('nobody else, if the address is its first', () => {
    expect(rightfulClaim([], 'a')).toBeNull();
    expect(rightfulClaim([claim(1, 'a', { kind: 'password' })], 'a')).toBeNull();
  });

  test('the address it was changed from', () => {
    expect(rightfulClaim([claim(1, 'a')], 'b')?.emailKey).toBe('a');
  });

  test('the first of several, as long as none was confirmed', () => {
    expect(rightfulClaim([claim(1, 'a'), claim(2, 'b')], 'c')?.emailKey).toBe('a');
  });

  test('the last that was confirmed', () => {
    const claims = [
      claim(1, 'a', { verifiedAt: proved }),
      claim(2, 'b', { verifiedAt: proved }),
      claim(3, 'c'),
    ];
    expect(rightfulClaim(claims, 'd')?.emailKey).toBe('b');
  });

  test('the address itself after it was changed there and back', () => {
    expect(rightfulClaim([claim(1, 'a'), claim(2, 'b')], 'a')).toBeNull();
    expect(rightfulClaim([claim(1, 'a'), claim(2, 'b', { verifiedAt: proved })], 'a')).toBeNull();
  });

  test('the address that had it before that one', () => {
    expect(rightfulClaim([claim(1, 'a'), claim(2, 'b'), claim(3, 'c')], 'b')?.emailKey).toBe('a');
  });
});

describe('EXT-23 claims after the home', () => {
  test('are those of other addresses since the account was moved away', () => {
    const claims = [
      claim(1, 'a', { kind: 'password' }),
      claim(2, 'x'),
      claim(3, 'a'),
      claim(4, 'b'),
      claim(5, 'a', { kind: 'passkeyAdded' }),
      claim(6, 'b', { kind: 'password' }),
    ];
    expect(homeClaim(claims, 'a')?.position).toBe(3);
    expect(positions(claimsAfterHome(claims, 'a'))).toEqual([4, 6]);
  });

  test('are none for an address that the account was never moved away from', () => {
    expect(claimsAfterHome([claim(1, 'a')], 'b')).toEqual([]);
  });
});

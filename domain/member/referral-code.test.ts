import { expect, test } from 'vitest';
import { referralCodeIn } from './referral-code.ts';

const codeIn = (query: string) => referralCodeIn(new URLSearchParams(query));

test('REF-01 reads the referral code from the parameter aff', () => {
  expect(codeIn('aff=ANNA-42')).toBe('ANNA-42');
  expect(codeIn('keyword=soup&aff=+anna%20k+')).toBe('anna k');
  expect(codeIn('keyword=aff')).toBeNull();
});

test.each(['aff=', 'aff=%20', `aff=${'x'.repeat(65)}`, 'aff=a%00b'])('%s has no code', (query) => {
  expect(codeIn(query)).toBeNull();
});

import { expect, test } from 'vitest';
import { ownCodeProblem, referrerCodeProblem } from './referral-forms.ts';

test.each(['', '  '])('ERR-40 both forms reject %j as a referral code', (typed) => {
  expect(ownCodeProblem(typed)).toBe('Referral code is required');
  expect(referrerCodeProblem(typed)).toBe('Referral code is required');
});

test.each(['abc', ' Maya_26-x ', 'x'.repeat(32)])('REF-02 accepts %j as a member’s own code', (typed) => {
  expect(ownCodeProblem(typed)).toBeNull();
});

test.each(['ab', 'x'.repeat(33), 'no spaces', 'naïve', 'a/b'])(
  'REF-02 rejects %j as a member’s own code and says how to correct it',
  (typed) => {
    expect(ownCodeProblem(typed)).toMatch(/^Use 3 to 32 letters/);
  },
);

test('ERR-41 rejects an impossible code without a request', () => {
  expect(referrerCodeProblem(' anna k ')).toBeNull();
  expect(referrerCodeProblem('x'.repeat(64))).toBeNull();
  expect(referrerCodeProblem('x'.repeat(65))).toBe('Invalid referral code');
  expect(referrerCodeProblem('a\u0000b')).toBe('Invalid referral code');
});

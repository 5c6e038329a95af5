import { expect, test } from 'vitest';
import { accountFlags, noFlags } from './flags.ts';
import { isFlagOn } from './is-flag-on.ts';

test.each([true, 'true', ' True ', 1, '1'])('OR-09 a flag of %j is set', (value) => {
  expect(isFlagOn(value)).toBe(true);
});

test.each([false, 'false', 0, '0', '', null, undefined, 'perhaps', 2, [], ['true']])(
  'OR-09 SRV-37 a flag of %j is not set',
  (value) => {
    expect(isFlagOn(value)).toBe(false);
  },
);

test('OR-09 OR-10 reads the flags from the metas by name', () => {
  expect(
    accountFlags([
      { name: 'first_login', value: 'true' },
      { name: 'first_membership', value: true },
      { name: 'questionnaire_answered', value: true },
      { name: 'subscription_checkout_url', value: 'https://pay.example.com/1' },
    ]),
  ).toEqual({ firstLogin: true, firstMembership: true, checkoutUrl: 'https://pay.example.com/1' });
});

test('OR-09 a missing, false or empty flag is not set', () => {
  expect(accountFlags([])).toEqual(noFlags);
  expect(
    accountFlags([
      { name: 'first_membership', value: 'false' },
      { name: 'subscription_checkout_url', value: '' },
    ]),
  ).toEqual(noFlags);
  expect(accountFlags([{ name: 'subscription_checkout_url', value: null }])).toEqual(noFlags);
});

import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

test('AUTH-18 without a special case sign-in ends on the dashboard', () => {
  expect(afterSignIn({ way: 'password' })).toEqual({ to: 'dashboard' });
  expect(afterSignIn({ way: 'restored' })).toEqual({ to: 'dashboard' });
});

test('AUTH-10 a new account goes on to the choice of a membership', () => {
  expect(afterSignIn({ way: 'newAccount' })).toEqual({ to: 'membershipChoice' });
});

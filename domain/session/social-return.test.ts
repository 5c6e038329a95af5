import { expect, test } from 'vitest';
import { socialFailureMessage, socialReturnOf } from './social-return.ts';

const read = (query: string) => socialReturnOf(new URLSearchParams(query));

test('AUTH-31 a code in the address is one', () => {
  expect(read('code=abc%2F1')).toEqual({ kind: 'code', code: 'abc/1' });
});

test.each(['', 'code=', 'error=', 'error=made-up', 'error=toString', 'state=1'])(
  'AUTH-34 ERR-36 %j is a failure that nobody explains',
  (query) => {
    const found = read(query);
    expect(found).toEqual({ kind: 'refused', reason: 'failed' });
    expect(socialFailureMessage('failed')).toBe('Something went wrong');
  },
);

test('a reason that is known is told with what to do', () => {
  expect(read('error=email_in_use')).toEqual({ kind: 'refused', reason: 'email_in_use' });
  expect(socialFailureMessage('email_in_use')).toContain('Sign in with its password');
  expect(socialFailureMessage('registration_closed')).toBe(
    'This feature has been disabled by the administrator.',
  );
});

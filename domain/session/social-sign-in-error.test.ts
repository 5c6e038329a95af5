import { expect, test } from 'vitest';
import { socialSignInMessage } from './social-sign-in-error.ts';

test('ERR-12 shows the same message as the form when registration is closed', () => {
  expect(socialSignInMessage('registration_closed')).toBe(
    'This feature has been disabled by the administrator.',
  );
});

test('ERR-36 an unknown error in the URL gives a generic message and is not echoed', () => {
  for (const error of ['<b>call 555</b>', 'toString', '__proto__'])
    expect(socialSignInMessage(error)).toBe('Something went wrong');
});

test('without an error there is no message', () => {
  expect([socialSignInMessage(null), socialSignInMessage('')]).toEqual([null, null]);
});

import { composeLetter, productName } from './letter.ts';
import type { Mail } from './mail-sender.ts';

/** Reports a change to the former address. `link`: takes it back. The new address stays out of it. */
export function composeAccountChangeMail(
  kind: 'email' | 'password',
  to: string,
  link: string,
  days: number,
): Mail {
  const what = kind === 'email' ? 'e-mail address' : 'password';
  return composeLetter({
    to,
    subject: `The ${what} of your ${productName} account was changed`,
    before: [
      'Hello,',
      `somebody who is signed in to your ${productName} account has just changed its ${what}.`,
    ],
    code: null,
    after: [
      'Was it you? Then there is nothing to do.',
      `Was it not you? Take it back within ${days} days: ${link}`,
      `That signs out everybody, and you set a new password with a code that we mail to this address.`,
    ],
  });
}

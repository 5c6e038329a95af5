import type { CodePurpose } from '#domain/account/code-purposes.ts';
import { composeLetter, productName } from './letter.ts';
import type { Mail } from './mail-sender.ts';

interface Wording {
  readonly subject: string;
  readonly before: string;
  readonly unasked: string;
}

const wordings: Readonly<Record<CodePurpose, Wording>> = {
  passwordReset: {
    subject: `Your code for a new ${productName} password`,
    before: `With this code you can set a new password for your ${productName} account:`,
    unasked:
      'You did not ask for it? Then there is nothing to do: your password stays as it is. Somebody may have mistyped an address.',
  },
  accountChange: {
    subject: `Your code to change how you sign in to ${productName}`,
    before: `With this code you confirm a new email address or password for your ${productName} account:`,
    unasked:
      'You did not ask for it? Then somebody else is signed in to your account. Set a new password with “Forgot password” on the sign-in page: that signs out everybody else.',
  },
  emailVerification: {
    subject: `Your code to confirm your email at ${productName}`,
    before: `With this code you confirm that this is the email address of your ${productName} account:`,
    unasked:
      'You did not ask for it? Then somebody gave your address by mistake, and without the code it stays unconfirmed. There is nothing to do.',
  },
};

/**
 * The mail with a one-time code. It contains no name, as anyone can register any address under any name and
 * would have us mail it, and no link, as members used to our links would click phishing links, too.
 */
export function composeCodeMail(purpose: CodePurpose, to: string, code: string, minutes: number): Mail {
  const { subject, before, unasked } = wordings[purpose];
  return composeLetter({
    to,
    subject,
    before: ['Hello,', before],
    code,
    after: [
      `Enter it where you asked for it, within ${minutes} minutes. It works once. Nobody at ${productName} will ever ask you for it.`,
      unasked,
    ],
  });
}

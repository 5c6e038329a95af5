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
    before: `With this code you confirm a new e-mail address or password for your ${productName} account:`,
    unasked:
      'You did not ask for it? Then somebody else is signed in to your account. Set a new password with “Forgot password” on the sign-in page: that signs out everybody else.',
  },
  emailVerification: {
    subject: `Your code to confirm your e-mail at ${productName}`,
    before: `With this code you confirm that this is the e-mail address of your ${productName} account:`,
    unasked:
      'You did not ask for it? Then somebody gave your address by mistake, and without the code it stays unconfirmed. There is nothing to do.',
  },
};

/**
 * The mail with a one-time code. The member's name stays out of it: anybody can register anybody's address under any
 * name, and would have us mail it. So does any link: who gets used to them clicks on those of others, too.
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

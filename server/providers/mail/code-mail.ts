import type { CodePurpose } from '#domain/account/code-purposes.ts';
import { type Letter, productName } from './letter.ts';

interface Wording {
  readonly subject: string;
  readonly before: string;
  readonly unasked: string;
  readonly reason: string;
}

const wordings: Readonly<Record<CodePurpose, Wording>> = {
  passwordReset: {
    subject: `Your code for a new ${productName} password`,
    before: `Use this code to set a new password for your ${productName} account:`,
    unasked:
      'Didn’t ask for it? You don’t need to do anything, and your password stays the same. Someone may have mistyped their address.',
    reason: `You got this email because someone asked for a new password for the ${productName} account with this address.`,
  },
  accountChange: {
    subject: `Your code to change how you sign in to ${productName}`,
    before: `Use this code to confirm a new email address or password for your ${productName} account:`,
    unasked:
      'Didn’t ask for it? Then someone else is signed in to your account. Set a new password with “Forgot password” on the sign-in page. That signs everyone else out.',
    reason: `You got this email because someone is changing how to sign in to the ${productName} account with this address.`,
  },
  emailVerification: {
    subject: `Your code to confirm your email at ${productName}`,
    before: `Use this code to confirm the email address of your ${productName} account:`,
    unasked:
      'Didn’t ask for it? Someone gave us your address by mistake. You don’t need to do anything: without the code, it stays unconfirmed.',
    reason: `You got this email because someone signed up for ${productName} with this address.`,
  },
};

export interface CodeFacts {
  readonly purpose: CodePurpose;
  readonly to: string;
  readonly code: string;
  readonly minutes: number;
}

/**
 * The mail with a one-time code. It contains no name, as anyone can register any address under any name and
 * would have us mail it, and no link, as members used to our links would click phishing links, too.
 */
export function codeLetter({ purpose, to, code, minutes }: CodeFacts): Letter {
  const { subject, before, unasked, reason } = wordings[purpose];
  return {
    to,
    subject,
    preview: `It works once and expires in ${minutes} minutes.`,
    parts: [
      before,
      { code },
      `Enter it where you asked for it within ${minutes} minutes. It works once. Nobody at ${productName} will ever ask you for it.`,
      unasked,
    ],
    reason,
  };
}

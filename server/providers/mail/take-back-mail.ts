import { type Letter, productName } from './letter.ts';

const reason = (address: string) =>
  `You got this email because ${address}. You can’t turn these emails off: they protect your account.`;

/** Tells an address that the account that had it is back at its former address, which is not named. */
export const accountLeftLetter = ({ to }: { readonly to: string }): Letter => ({
  to,
  subject: `This address no longer belongs to that ${productName} account`,
  preview: 'The account is back at the address it had before.',
  parts: [
    `A ${productName} account was changed to this email address. That change was just undone, so the account is back at the address it had before, and everyone was signed out of it.`,
    'Was it your account? Sign in with the former address. “Forgot password” on the sign-in page sets a new password.',
    'Not yours? You don’t need to do anything.',
  ],
  reason: reason(`this address was set in a ${productName} account`),
});

/** Tells the former address that an account is back. */
export const accountReturnedLetter = ({ to }: { readonly to: string }): Letter => ({
  to,
  subject: `Your ${productName} account is back at this address`,
  preview: 'Set a new password to sign in again.',
  parts: [
    `The email address of your ${productName} account was changed, and the new one was never confirmed. Someone with that mailbox just set a password. So your account is back at this address, everything changed since was undone, and everyone was signed out.`,
    'Next, set a new password with “Forgot password” on the sign-in page. We’ll email a code to this address.',
    'Did you change the address yourself? Sign in with this address, then change it again in your profile. Someone with the other mailbox now has a new, empty account there; if that’s you, delete it first.',
  ],
  reason: reason(`this is the address of your ${productName} account`),
});

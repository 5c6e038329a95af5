import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';

export type SocialSignInError = components['schemas']['SocialSignInError'];

/** Messages for failed social sign-ins. */
export const socialSignInMessages: Readonly<Record<SocialSignInError, string>> = {
  declined: 'You did not agree to be signed in. Try again, or sign in with your email address.',
  no_email:
    'We were told no email address. Allow it to be passed on when you try again, or sign in with your email address.',
  email_in_use:
    'An account with this email address already exists. Sign in the way you did before; Forgot Password sets a password for it.',
  email_reserved:
    'An account that had this email address until a few days ago can still be taken back. Is it yours? Open our email “The email address of your Kindfare account was changed” and undo the change there.',
  registration_closed: messages.registrationClosed,
  expired: 'This sign-in was not completed in time, or was begun in another browser. Please try again.',
  too_many: 'Too many tries. Please wait a few minutes.',
  unavailable: 'The other side does not respond. Please try again later, or sign in with your email address.',
  failed: messages.somethingWrong,
};

/** The message for the `error` parameter; null without one. An unknown value is not echoed. */
export function socialSignInMessage(error: string | null): string | null {
  if (error === null || error === '') return null;
  return Object.hasOwn(socialSignInMessages, error)
    ? socialSignInMessages[error as SocialSignInError]
    : messages.somethingWrong;
}

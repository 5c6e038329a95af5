import { composeLetter, productName } from './letter.ts';
import type { Mail } from './mail-sender.ts';

/** Confirms a scheduled account deletion and says how to cancel it. */
export function composeAccountDeletionMail({
  email,
  dueAt,
}: {
  readonly email: string;
  readonly dueAt: Date;
}): Mail {
  const day = dueAt.toLocaleDateString('en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return composeLetter({
    to: email,
    subject: `Your ${productName} account ends on ${day}`,
    before: [
      'Hello,',
      `you asked us to delete your account. It ends on ${day}, with everything that belongs to it; a membership has ended already.`,
      'You have changed your mind, or it was not you? Sign in before then, and everything stays as it is.',
    ],
    code: null,
    after: ['Thank you for having been with us.'],
  });
}

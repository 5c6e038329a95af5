import { type Letter, productName } from './letter.ts';

export interface DeletionFacts {
  readonly to: string;
  readonly dueAt: Date;
}

/** Confirms a scheduled account deletion and says how to cancel it. */
export function accountDeletionLetter({ to, dueAt }: DeletionFacts): Letter {
  const day = dueAt.toLocaleDateString('en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    to,
    subject: `Your ${productName} account ends on ${day}`,
    preview: 'Changed your mind? Sign in before then to keep it.',
    parts: [
      `You asked us to delete your account. On ${day}, we’ll delete it with everything in it. If you had a membership, it has already ended.`,
      'Changed your mind, or wasn’t it you? Sign in before then, and you keep your account.',
      'Thanks for cooking with us.',
    ],
    reason: `You got this email because the ${productName} account with this address is set to be deleted.`,
  };
}

import { type AccountChangeFacts, accountChangeLetter } from './account-change-mail.ts';
import { accountDeletionLetter, type DeletionFacts } from './account-deletion-mail.ts';
import { type CodeFacts, codeLetter } from './code-mail.ts';
import { failedStepsLetter } from './failed-steps-mail.ts';
import type { Letter } from './letter.ts';
import { type MembershipLetter, membershipLetter } from './membership-mail.ts';
import { accountLeftLetter, accountReturnedLetter } from './take-back-mail.ts';

/** Everything that the server mails. */
export type MailContent =
  | ({ readonly kind: 'code' } & CodeFacts)
  | ({ readonly kind: 'accountChange' } & AccountChangeFacts)
  | ({ readonly kind: 'accountDeletion' } & DeletionFacts)
  | { readonly kind: 'failedSteps' | 'accountLeft' | 'accountReturned'; readonly to: string }
  | { readonly kind: 'membership'; readonly letter: MembershipLetter };

/** One name for each mail. A new kind of content is a new name, so that lists of mails have to have it. */
export type MailName =
  | `code-${CodeFacts['purpose']}`
  | `accountChange-${AccountChangeFacts['change']['kind']}`
  | `membership-${MembershipLetter['kind']}`
  | Exclude<MailContent['kind'], 'code' | 'accountChange' | 'membership'>;

export function mailName(content: MailContent): MailName {
  switch (content.kind) {
    case 'code':
      return `code-${content.purpose}`;
    case 'accountChange':
      return `accountChange-${content.change.kind}`;
    case 'membership':
      return `membership-${content.letter.kind}`;
    default:
      return content.kind;
  }
}

export function letterOf(content: MailContent): Letter {
  switch (content.kind) {
    case 'code':
      return codeLetter(content);
    case 'accountChange':
      return accountChangeLetter(content);
    case 'accountDeletion':
      return accountDeletionLetter(content);
    case 'accountLeft':
      return accountLeftLetter(content);
    case 'accountReturned':
      return accountReturnedLetter(content);
    case 'failedSteps':
      return failedStepsLetter(content);
    case 'membership':
      return membershipLetter(content.letter);
  }
}

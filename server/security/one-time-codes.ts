import { randomInt } from 'node:crypto';
import type { CodePurpose } from '#domain/account/code-purposes.ts';
import type { Secrets } from './secrets.ts';
import { randomToken } from './tokens.ts';

/** Six digits, each of the million alike likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Names the code to the server without being it: 256 random bits. */
export const newOtpToken = () => `ot_${randomToken()}`;

/** Tries of a code, the right one included. */
export const mostTries = 5;

/** What a code is good for; the hash of the same digits is another one where any of it differs. */
export interface CodeBinding {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly userId: string | null;
  /** The address it was mailed to: a code does not outlive a change of it. */
  readonly emailKey: string;
}

export const codeHash = ({ mac }: Secrets, { id, purpose, userId, emailKey }: CodeBinding, code: string) =>
  mac('one-time code', purpose, id, userId ?? '', emailKey, code);

/** Whose code for what, without naming them. `owner` is a user's id or an e-mail as it is compared. */
export const codeSubject = ({ mac }: Secrets, purpose: CodePurpose, owner: string) =>
  mac('subject of a one-time code', purpose, owner);

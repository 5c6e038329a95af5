import { randomInt } from 'node:crypto';
import type { CodePurpose } from '#domain/account/code-purposes.ts';
import type { Secrets } from './secrets.ts';
import { randomToken } from './tokens.ts';

/** Six digits, uniformly distributed. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Identifies the code without revealing it: 256 random bits. */
export const newOtpToken = () => `ot_${randomToken()}`;

/** Attempts per code, the right one included. */
export const maxTries = 5;

/** What a code is bound to; part of its hash. */
export interface CodeBinding {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly userId: string | null;
  /** The address it was mailed to: changing the address invalidates the code. */
  readonly emailKey: string;
}

export const codeHash = ({ mac }: Secrets, { id, purpose, userId, emailKey }: CodeBinding, code: string) =>
  mac('one-time code', purpose, id, userId ?? '', emailKey, code);

/** Pseudonymous key of owner and purpose. `owner` is a user id or a normalized email. */
export const codeSubject = ({ mac }: Secrets, purpose: CodePurpose, owner: string) =>
  mac('subject of a one-time code', purpose, owner);

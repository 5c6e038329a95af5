import { codeMinutes } from '#domain/account/one-time-code.ts';

/** The token of a mailed code, in session storage, so that a reload does not mail another code. */
interface StoredCode {
  readonly otpToken: string;
  /** The address that it was mailed to. */
  readonly email: string;
  /** Expiry, as in `Date.now()`. */
  readonly until: number;
}

const keyOf = (userId: string) => `verification_code:${userId}`;

const isStoredCode = (value: unknown): value is StoredCode =>
  typeof value === 'object' &&
  value !== null &&
  'otpToken' in value &&
  typeof value.otpToken === 'string' &&
  'email' in value &&
  typeof value.email === 'string' &&
  'until' in value &&
  typeof value.until === 'number';

/** A member, and the address that is verified. */
export interface Mailbox {
  readonly userId: string;
  readonly email: string;
}

/** The token of the last code mailed to this address of the member; null without one, or if it has expired. */
export function readStoredCode({ userId, email }: Mailbox): string | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
  const isValid = isStoredCode(stored) && stored.email === email && stored.until > Date.now();
  return isValid ? stored.otpToken : null;
}

export function storeCode({ userId, email }: Mailbox, otpToken: string): void {
  const stored: StoredCode = { otpToken, email, until: Date.now() + codeMinutes * 60_000 };
  sessionStorage.setItem(keyOf(userId), JSON.stringify(stored));
}

export function clearStoredCode(userId: string): void {
  sessionStorage.removeItem(keyOf(userId));
}

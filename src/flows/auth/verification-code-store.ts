import { codeMinutes } from '#domain/account/one-time-code.ts';

/** The token of a mailed code, in session storage, so that a reload does not mail another code. */
interface StoredCode {
  readonly otpToken: string;
  /** Expiry, as in `Date.now()`. */
  readonly until: number;
}

const keyOf = (userId: string) => `verification_code:${userId}`;

const isStoredCode = (value: unknown): value is StoredCode =>
  typeof value === 'object' &&
  value !== null &&
  'otpToken' in value &&
  typeof value.otpToken === 'string' &&
  'until' in value &&
  typeof value.until === 'number';

/** The token of the last code mailed to this member; null without one, or if it has expired. */
export function readStoredCode(userId: string): string | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
  return isStoredCode(stored) && stored.until > Date.now() ? stored.otpToken : null;
}

export function storeCode(userId: string, otpToken: string): void {
  const stored: StoredCode = { otpToken, until: Date.now() + codeMinutes * 60_000 };
  sessionStorage.setItem(keyOf(userId), JSON.stringify(stored));
}

export function clearStoredCode(userId: string): void {
  sessionStorage.removeItem(keyOf(userId));
}

import { codeMinutes } from '#domain/account/one-time-code.ts';

/** The token of a mailed code, kept in this tab so that loading the page again mails no other. */
interface HeldCode {
  readonly otpToken: string;
  /** When the code is too old to be entered, as `Date.now()` counts. */
  readonly until: number;
}

const keyOf = (userId: string) => `verification_code:${userId}`;

const isHeldCode = (value: unknown): value is HeldCode =>
  typeof value === 'object' &&
  value !== null &&
  'otpToken' in value &&
  typeof value.otpToken === 'string' &&
  'until' in value &&
  typeof value.until === 'number';

/** The token of the code that was mailed to this member last; null without one that is still good. */
export function readHeldCode(userId: string): string | null {
  const held: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
  return isHeldCode(held) && held.until > Date.now() ? held.otpToken : null;
}

export function holdCode(userId: string, otpToken: string): void {
  const held: HeldCode = { otpToken, until: Date.now() + codeMinutes * 60_000 };
  sessionStorage.setItem(keyOf(userId), JSON.stringify(held));
}

export function dropHeldCode(userId: string): void {
  sessionStorage.removeItem(keyOf(userId));
}

import { codeMinutes } from '#domain/account/one-time-code.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long tokens last, in milliseconds (RFC 9700 and ASVS 10.4 leave the figures to the product). */
export const lifetimes = {
  access: 15 * minute,
  /** A refresh token that is not used. */
  refreshIdle: 30 * day,
  /** A session, however much it is used. */
  session: 90 * day,
  /** A code that a sign-in through others ends with (promises: 60 s). */
  signInCode: 60_000,
  /** From leaving for a sign-in through others to coming back; our own figure. */
  socialAttempt: 10 * minute,
  /** A code that was mailed. */
  oneTimeCode: codeMinutes * minute,
  /** A refresh repeated within this time is answered alike: the first answer may have been lost. */
  refreshGrace: 10_000,
} as const;

export const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms);

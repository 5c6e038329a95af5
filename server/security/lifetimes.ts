import { codeMinutes } from '#domain/account/one-time-code.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Lifetimes in milliseconds (RFC 9700 and ASVS 10.4 leave the figures to the product). */
export const lifetimes = {
  access: 15 * minute,
  /** Idle lifetime of a refresh token. */
  refreshIdle: 30 * day,
  /** Absolute lifetime of a session. */
  session: 90 * day,
  /** Authorization code of a social sign-in (promised: 60 s). */
  signInCode: 60_000,
  /** From the redirect to the provider to its callback; our own figure. */
  socialAttempt: 10 * minute,
  /** A mailed one-time code. */
  oneTimeCode: codeMinutes * minute,
  /** From the correct password to the second step. */
  secondStep: 10 * minute,
  /** How long a confirmed identity is valid. */
  confirmation: 10 * minute,
  /** To set up a passkey or an authenticator app. */
  twoStepSetup: 10 * minute,
  /** How long changes of how a member signs in are listed. */
  accountChanges: 30 * day,
  /** How long the former address can revert a change of email address or password. */
  accountRestore: 7 * day,
  /** How long an invite to a household says that it has ended. */
  endedInvite: 30 * day,
  /** How long past meals remember who ate them. */
  pastSeats: 92 * day,
  /** Grace period for concurrent refreshes, in which a repeated one gets tokens that are already in use. */
  refreshGrace: 10_000,
} as const;

export const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms);

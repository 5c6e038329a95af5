import type { SocialSignInError } from '#domain/session/social-sign-in-error.ts';

export const socialProviderNames = ['facebook', 'google'] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];

/** What ties the way back to the way there; each value is random and used once. */
export interface SocialAttempt {
  /** Where the provider sends the browser back to, as registered there. */
  readonly callbackUrl: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who came. Nothing in it is to be trusted beyond what it says. */
export interface SocialProfile {
  /** With `subject` the one name of an identity; `subject` alone means nothing. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** The provider vouches that the e-mail is this person's. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

export interface SocialProvider {
  /** Where the browser is sent. */
  readonly authorizationUrl: (attempt: SocialAttempt) => Promise<URL>;
  /** Who came back. `callback` is the whole address. Throws SocialSignInFailure. */
  readonly profileOf: (callback: URL, attempt: SocialAttempt) => Promise<SocialProfile>;
}

/** Why nobody is signed in. `reason` is for the log and holds nothing secret. */
export class SocialSignInFailure extends Error {
  override readonly name = 'SocialSignInFailure';
  readonly kind: SocialSignInError;
  readonly reason: string;

  constructor(kind: SocialSignInError, reason: string) {
    super(`Social sign-in: ${kind} (${reason}).`);
    this.kind = kind;
    this.reason = reason;
  }
}

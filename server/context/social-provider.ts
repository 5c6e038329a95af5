import type { SocialSignInError } from '#domain/session/social-sign-in-error.ts';

export const socialProviderNames = ['facebook', 'google'] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];

/** Ties the OAuth callback to its request; each value is random and used once. */
export interface SocialAttempt {
  /** Where the provider sends the browser back to, as registered there. */
  readonly callbackUrl: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The identity as the provider states it. */
export interface SocialProfile {
  /** Identifies the person together with `subject`, which is unique per issuer only. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** The provider vouches that the email is this person's. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

export interface SocialProvider {
  /** Where the browser is sent. */
  readonly authorizationUrl: (attempt: SocialAttempt) => Promise<URL>;
  /** The profile of a callback URL. Throws SocialSignInFailure. */
  readonly profileOf: (callback: URL, attempt: SocialAttempt) => Promise<SocialProfile>;
}

/** Why a sign-in failed. `reason` is for the log and contains no secrets. */
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

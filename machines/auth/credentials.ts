import type { SignInWay } from '#domain/session/after-sign-in.ts';

export interface Credentials {
  email: string;
  /** Held only while a request needs it. */
  password: string;
}
export type CredentialField = keyof Credentials;

/** From a form that can make an account. */
export interface CredentialsSubmitted extends Credentials {
  type: 'credentials.submitted';
  /** The setting `registration` at that moment. */
  registrationOpen: boolean;
}

/** Tells the session that tokens have just been stored. */
export interface SignedIn {
  readonly type: 'session.signedIn';
  readonly way: SignInWay;
}

export const credentialsOf = ({ context }: { context: Credentials }): Credentials => ({
  email: context.email,
  password: context.password,
});

export interface Registration extends Credentials {
  name: string;
  passwordConfirmation: string;
}

/** The forms ask for no name; `__` stands for none yet. */
export const registrationOf = ({ context }: { context: Credentials }): Registration => ({
  name: '__',
  email: context.email,
  password: context.password,
  passwordConfirmation: context.password,
});

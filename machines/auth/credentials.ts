import type { SignInWay } from '#domain/session/after-sign-in.ts';

export interface Credentials {
  email: string;
  /** Retained only while a request needs it. */
  password: string;
}
export type CredentialField = keyof Credentials;

/** From a form that can register. */
export interface CredentialsSubmitted extends Credentials {
  type: 'credentials.submitted';
  /** The setting `registration` at that moment. */
  registrationOpen: boolean;
}

/** `secondStep`: the password or the code is correct, and the member has turned on two-step sign-in. */
export type FirstStep = 'signedIn' | 'secondStep';

/** Notifies the session that new tokens are stored. */
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

/** The forms have no name field; `__` is the documented placeholder. */
export const registrationOf = ({ context }: { context: Credentials }): Registration => ({
  name: '__',
  email: context.email,
  password: context.password,
  passwordConfirmation: context.password,
});

/** How a member confirms a sign-in, as the contract calls it. */
export type TwoStepMethod = 'passkey' | 'authenticator' | 'recovery_code';

export const secondStepMessages = {
  passkeyFailed: 'Your passkey couldn’t be used. Try again, or choose another way.',
  expired: 'This sign-in has expired. Please sign in again.',
} as const;

/** Labels of changes of how a member signs in, on the Security page. */
export const accountChangeNames = {
  email: 'New email address',
  password: 'New password',
  passwordReset: 'New password with a mailed code',
  restored: 'A change was taken back by mail',
  passkeyAdded: 'Passkey added',
  passkeyRemoved: 'Passkey removed',
  authenticatorAdded: 'Authenticator app added',
  authenticatorRemoved: 'Authenticator app removed',
  recoveryCodesRenewed: 'New recovery codes',
  recoveryCodeUsed: 'Signed in with a recovery code',
  twoStepReset: 'Two-step sign-in turned off by support',
} as const;

export type AccountChangeKind = keyof typeof accountChangeNames;

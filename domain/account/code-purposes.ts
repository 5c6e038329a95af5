/** Purpose of a mailed one-time code. */
export type CodePurpose = 'passwordReset' | 'emailVerification' | 'accountChange';

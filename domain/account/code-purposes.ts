/** What a mailed one-time code is good for. */
export type CodePurpose = 'passwordReset' | 'emailVerification';

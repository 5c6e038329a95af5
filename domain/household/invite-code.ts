import { normalizeRecoveryCode, recoveryAlphabet } from '#domain/account/recovery-code.ts';

export const inviteAlphabet = recoveryAlphabet;
/** Letters and digits of one code: 60 bits. */
export const inviteCodeLength = 12;

/** The code from what was typed, or from a link that was pasted as a whole. */
export function normalizeInviteCode(typed: string): string {
  const inLink = /[?&]code=([^&#\s]+)/.exec(typed)?.[1];
  return normalizeRecoveryCode(inLink ?? typed);
}

/** In groups of four, as it is shown. */
export const formatInviteCode = (code: string): string =>
  (code.match(/.{1,4}/g) ?? []).join('-').toUpperCase();

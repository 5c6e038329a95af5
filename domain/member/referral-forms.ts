import { messages } from '#domain/message/messages.ts';

const ownCode = /^[A-Za-z0-9_-]{3,32}$/;
export const maxOwnCodeLength = 32;
export const maxCodeLength = 64;

/** The problem of an invalid own code; null for a valid one. It is trimmed. */
export function ownCodeProblem(typed: string): string | null {
  const code = typed.trim();
  if (code === '') return messages.referralCodeWanted;
  return ownCode.test(code) ? null : messages.ownCodeForm;
}

/** The problem of an invalid referrer code, as far as the client can check; null without one. */
export function referrerCodeProblem(typed: string): string | null {
  const code = typed.trim();
  if (code === '') return messages.referralCodeWanted;
  return code.length > maxCodeLength || /[\p{Cc}\p{Cs}]/u.test(code) ? messages.referralCodeInvalid : null;
}

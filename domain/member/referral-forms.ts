import { messages } from '#domain/message/messages.ts';

const ownCode = /^[A-Za-z0-9_-]{3,32}$/;
export const longestOwnCode = 32;
export const longestCode = 64;

/** What is wrong with the code a member would like to have; null when nothing is. Blanks around it do not count. */
export function ownCodeProblem(typed: string): string | null {
  const code = typed.trim();
  if (code === '') return messages.referralCodeWanted;
  return ownCode.test(code) ? null : messages.ownCodeForm;
}

/** What is wrong with what was entered as somebody else's code, as far as it shows without asking. */
export function referrerCodeProblem(typed: string): string | null {
  const code = typed.trim();
  if (code === '') return messages.referralCodeWanted;
  return code.length > longestCode || /[\p{Cc}\p{Cs}]/u.test(code) ? messages.referralCodeInvalid : null;
}

import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/** Whether it is among the most used passwords, in any case, or is the email itself. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  const key = email.toLowerCase();
  return common.has(lower) || lower === key || lower === key.split('@')[0];
}

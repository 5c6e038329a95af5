/** Digits of a mailed one-time code. */
export const codeLength = 6;

/** How long it can be used (ASVS 6.5: at most 10 minutes). */
export const codeMinutes = 10;

/** Of what was typed, pasted or filled in, the digits that fit. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, codeLength);

export const isCompleteCode = (code: string): boolean => /^\d{6}$/.test(code);

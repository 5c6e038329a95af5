/** Digits of a mailed one-time code. */
export const codeLength = 6;

/** Validity in minutes (ASVS 6.5: at most 10). */
export const codeMinutes = 10;

/** The digits of typed, pasted or autofilled text, up to the code length. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, codeLength);

export const isCompleteCode = (code: string): boolean => /^\d{6}$/.test(code);

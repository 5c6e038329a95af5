/** Crockford's base32: no letters that look like digits, no U. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Letters and digits of one code: 80 bits. */
export const recoveryCodeLength = 16;

/** Codes of a set. */
export const recoveryCodeCount = 10;

/** The code as it is stored, from what was typed: without spaces and hyphens, and O is 0, I and L are 1. */
export const normalizeRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

/** In groups of four, as it is shown. */
export const formatRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

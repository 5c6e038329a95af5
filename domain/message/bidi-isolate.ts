/** Letters of Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam, and the other scripts written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name for a sentence: with letters written from right to left it is between a first strong isolate and its end, so
 * that the punctuation and numbers around it stay in their places. Only for texts that are read, never for a name that
 * is stored, compared, searched, or exported.
 */
export const bidiIsolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

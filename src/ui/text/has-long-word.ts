/** Whether a word of a member's own is too long for a narrow column, so that it has to break. Our own are shorter. */
export const hasLongWord = (text: string): boolean => /[^\s\u00ad-]{25}/u.test(text);

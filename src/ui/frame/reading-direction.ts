/** 1 from left to right, -1 from right to left: for keys and movements along a line of text. */
export const readingDirection = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);

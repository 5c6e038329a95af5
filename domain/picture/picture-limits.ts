/** Bytes of the largest picture that is taken. */
export const largestPicture = 5 * 1024 * 1024;

/** Pixels of the largest picture that is taken. */
export const mostPixels = 25_000_000;

/** Pictures one member may add within a day. */
export const picturesADay = 50;

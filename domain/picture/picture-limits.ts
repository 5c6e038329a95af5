/** Maximum size of a picture in bytes. */
export const largestPicture = 5 * 1024 * 1024;

/** Maximum number of pixels of a picture. */
export const maxPixels = 25_000_000;

/** Maximum number of pictures one member can add per day. */
export const picturesADay = 50;

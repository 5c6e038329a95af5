/** Prefix of the caches of members' responses and pictures. */
export const memberCaches = 'member-';
/** The cache version; increment it when the format of responses changes. */
export const currentCaches = `${memberCaches}2-`;

/** Name of one member's cache. */
export const memberCache = (userId: string): string => `${currentCaches}${userId}`;

/** Name of the cache of the pictures of own recipes, regardless of which member is signed in. */
export const memberPictures = `${memberCaches}pictures`;

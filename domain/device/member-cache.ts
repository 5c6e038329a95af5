/** Prefix of the caches of members' responses. */
export const memberCaches = 'member-';
/** The cache version; increment it when the format of responses changes. */
export const currentCaches = `${memberCaches}2-`;

/** Name of one member's cache. */
export const memberCache = (userId: string): string => `${currentCaches}${userId}`;

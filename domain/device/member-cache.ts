/** Caches of members' answers begin with it. */
export const memberCaches = 'member-';
/** Another number with answers of another form: what an older app kept is not read. */
export const currentCaches = `${memberCaches}2-`;

/** The cache that holds what one member has read. */
export const memberCache = (userId: string): string => `${currentCaches}${userId}`;

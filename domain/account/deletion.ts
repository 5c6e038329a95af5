/** Days between requesting a deletion and the deletion; a sign-in in between cancels it. */
export const graceDays = 14;

/** Deletion time of an account whose deletion is requested `now`. */
export const deletionDueAt = (now: Date): Date => new Date(now.getTime() + graceDays * 24 * 60 * 60 * 1000);

/** Days between the wish to leave and the end of the account; signing in meanwhile keeps it. */
export const graceDays = 14;

/** When an account that is given up `now` ends. */
export const deletionDueAt = (now: Date): Date => new Date(now.getTime() + graceDays * 24 * 60 * 60 * 1000);

/** A time zone in which it is about midday now, so that no test runs past midnight. */
const now = new Date();
const ahead = 12 - now.getUTCHours();

/** Hours ahead of UTC; zones named by their offset have the opposite sign. */
export const timezoneId = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;

/** The day in that zone. */
export const today = now.toISOString().slice(0, 10);

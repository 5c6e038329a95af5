/** A browser for which it is about midday, whatever the clock says, so that no test sees a day end. */
const now = new Date();
const ahead = 12 - now.getUTCHours();

/** Hours ahead of UTC; zones named by their offset have the opposite sign. */
export const timezoneId = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;

/** The day in that zone. */
export const today = now.toISOString().slice(0, 10);

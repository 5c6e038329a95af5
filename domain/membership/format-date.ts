const whole = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** `29 May 2026` in local time; null for an invalid date. */
export function formatDate(at: string | null): string | null {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : whole.format(time);
}

/** `29 May`, the given number of days from now. */
export const dayFromNow = (days: number, now: Date): string => {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  return short.format(day);
};

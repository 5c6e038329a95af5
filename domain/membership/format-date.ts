const whole = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** As `29 May 2026`, where the member is; null for what is no date. */
export function formatDate(at: string | null): string | null {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : whole.format(time);
}

/** As `29 May`, so many days from now. */
export const dayFromNow = (days: number, now: Date): string => {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  return short.format(day);
};

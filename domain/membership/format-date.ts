// A membership's dates are days in UTC, so that the app, the mails and the provider's pages name the same one.
const whole = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `May 29, 2026`. */
export const dayOf = (date: Date): string => whole.format(date);

/** The same of an ISO time; null for an invalid one. */
export function formatDate(at: string | null | undefined): string | null {
  const time = at == null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : whole.format(time);
}

import { isRealDate, utcDay } from '#domain/calendar/real-date.ts';
import { addDays } from '#domain/calendar/week.ts';
import { invalid } from '#server/errors.ts';

/** The days that it can be for a member now, in any time zone: from the one before to the one after the day in UTC. */
export const possibleDays = (now: Date): { readonly first: string; readonly last: string } => ({
  first: addDays(utcDay(now), -1),
  last: addDays(utcDay(now), 1),
});

/** The member's day for what has to work by any clock: the nearest one that there can be; in UTC for one unknown. */
export function nearestToday(text: string | undefined, now: Date): string {
  if (text === undefined || !isRealDate(text)) return utcDay(now);
  const { first, last } = possibleDays(now);
  return text < first ? first : text > last ? last : text;
}

/** The member's day, at most one away from the day in UTC. Throws 422 for any other. */
export function readToday(text: string, now: Date): string {
  const { first, last } = possibleDays(now);
  if (isRealDate(text) && text >= first && text <= last) return text;
  throw invalid({ today: ['The date of your device seems to be wrong. Please set it, and try again.'] });
}

/** Days are written YYYY-MM-DD; they have no time and no zone. */

const dayInMs = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(timeOf(day) + count * dayInMs).toISOString().slice(0, 10);

/** So many days, from the first on. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));
/** From the first to the last day, both included; empty if the last is before. */
export const daysThrough = (first: string, last: string): string[] =>
  daysFrom(first, Math.max(0, 1 + (timeOf(last) - timeOf(first)) / dayInMs));

/** The local day. */
export function localDay(now: Date): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

const monday = (day: string): string => addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));

/** Monday to Sunday of the week that contains the day. */
export function weekOf(day: string): readonly string[] {
  return daysFrom(monday(day), 7);
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const weekdayOf = (day: string): string => weekdays[weekOf(day).indexOf(day)] ?? '';
/** `Mo` to `Su`. */
export const shortWeekdayOf = (day: string): string => weekdayOf(day).slice(0, 2);
/** From 1. */
export const dayOfMonth = (day: string): number => Number(day.slice(8));
const monthOf = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** "May 15". */
export const formatDay = (day: string): string => `${monthOf(day)} ${dayOfMonth(day)}`;

/** "May 12 to 18", "Apr 27 to May 3". */
export function formatWeek(day: string): string {
  const days = weekOf(day);
  const [first = day, last = day] = [days[0], days[6]];
  return monthOf(first) === monthOf(last)
    ? `${formatDay(first)} to ${dayOfMonth(last)}`
    : `${formatDay(first)} to ${formatDay(last)}`;
}

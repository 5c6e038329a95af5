/** Whether `text` is a day of the calendar, written YYYY-MM-DD. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** The day of a time in UTC, YYYY-MM-DD. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 10);

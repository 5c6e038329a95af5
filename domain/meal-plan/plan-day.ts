import { isRealDate } from '#domain/calendar/real-date.ts';

/** The day (YYYY-MM-DD) that the planner shows for the `date` of its address; today for none that it can show. */
export const planDay = (date: string | null, today: string): string =>
  date !== null && isRealDate(date) && date >= '2000-01-01' && date < '2100-01-01' ? date : today;

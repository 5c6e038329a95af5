import { isRealDate } from './real-date.ts';

/** A date as picked in three selects; null where nothing is picked. Months count from 1. */
export interface PickedDate {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

export const noDate: PickedDate = { year: null, month: null, day: null };

/** Selectable years: the current one first, then the 100 before it. */
export const birthYears = (thisYear: number): readonly number[] =>
  Array.from({ length: 101 }, (_, ago) => thisYear - ago);

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Number of selectable days; the maximum while month or year is open. */
export function daysInMonth(year: number | null, month: number | null): number {
  if (month === null) return 31;
  if (month === 2) return year === null || isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The date after one more pick. Clamps the day to the last one of the month. */
export function pickDate(date: PickedDate, pick: Partial<PickedDate>): PickedDate {
  const picked = { ...date, ...pick };
  if (picked.day === null) return picked;
  return { ...picked, day: Math.min(picked.day, daysInMonth(picked.year, picked.month)) };
}

const padded = (n: number, length: number) => String(n).padStart(length, '0');

/** YYYY-MM-DD; empty while anything is missing. */
export function writtenDate({ year, month, day }: PickedDate): string {
  if (year === null || month === null || day === null) return '';
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Parses a stored date for the selects; empty for one that does not exist. */
export function pickedDate(text: string | null): PickedDate {
  if (text === null || !isRealDate(text)) return noDate;
  const [year = null, month = null, day = null] = text.split('-').map(Number);
  return { year, month, day };
}

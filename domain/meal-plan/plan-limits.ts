import { isRealDate } from '#domain/calendar/real-date.ts';

/** CONST-30 */
export const defaultTargetCalories = 2000;

/** Limit of items per day. */
export const mostItemsADay = 50;
export const mostServings = 100;

const [firstDay, lastDay] = ['2000-01-03', '2199-12-29'];

/** A day of the calendar that can be planned, whole weeks around it too. */
export const isPlannable = (day: string): boolean => isRealDate(day) && day >= firstDay && day <= lastDay;

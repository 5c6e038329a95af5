import { isRealDate } from '#domain/calendar/real-date.ts';

/** CONST-30 */
export const defaultTargetCalories = 2000;

/** Limit of items per day. */
export const maxItemsADay = 50;

const [firstDay, lastDay] = ['2000-01-03', '2199-12-29'];

/** Whether a day can be planned, including the whole weeks around it. */
export const isPlannable = (day: string): boolean => isRealDate(day) && day >= firstDay && day <= lastDay;

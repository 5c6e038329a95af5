import { addDays } from '#domain/calendar/week.ts';

/** Cooked dishes keep three to four days in the fridge (USDA, Leftovers and Food Safety); we use the shorter. */
export const keepsForDays = 3;

/** Whether a dish cooked on one day can be eaten as leftovers on the other. Both are YYYY-MM-DD. */
export const canBeLeftover = (cookedOn: string, eatenOn: string): boolean =>
  eatenOn > cookedOn && eatenOn <= addDays(cookedOn, keepsForDays);

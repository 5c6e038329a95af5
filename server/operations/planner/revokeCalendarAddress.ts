import type { Handler } from '#server/context.ts';
import { putCalendar } from '#server/queries/calendar-addresses.ts';

export const revokeCalendarAddress: Handler<'revokeCalendarAddress'> = async ({ db, now }, { member }) => {
  await putCalendar(db, member.userId, null, now());
  return { message: 'The calendar link no longer works.' };
};

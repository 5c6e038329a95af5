import type { Handler } from '#server/context.ts';
import { calendarAddress } from '#server/meal-plan/calendar-address.ts';

export const getCalendarAddress: Handler<'getCalendarAddress'> = async (context, { member }) => ({
  data: await calendarAddress(context, member.userId),
});

import type { Handler } from '#server/context.ts';
import { putCalendar } from '#server/queries/calendar-addresses.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';
import { calendarAddress } from './calendar-address.ts';

export const createCalendarAddress: Handler<'createCalendarAddress'> = async (context, { member }) => {
  const { db, secrets, now } = context;
  const token = randomToken();
  await putCalendar(db, member.userId, { hash: hashToken(token), sealed: secrets.seal(token) }, now());
  return { data: await calendarAddress(context, member.userId) };
};

import { lockMember } from '#server/accounts/lock-member.ts';
import type { Handler } from '#server/context.ts';
import { calendarAddress } from '#server/meal-plan/calendar-address.ts';
import { putCalendar } from '#server/queries/calendar-addresses.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';

export const createCalendarAddress: Handler<'createCalendarAddress'> = async (context, { member }) => {
  const { db, secrets, now } = context;
  const token = randomToken();
  const secret = { hash: hashToken(token), encrypted: secrets.encrypt(token) };
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member);
    await putCalendar(tx, member.userId, secret, now());
  });
  return { data: await calendarAddress(context, member.userId) };
};

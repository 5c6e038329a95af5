import type { OperationResponse } from '#contract/operations.ts';
import type { Context } from '#server/context.ts';
import { findCalendar } from '#server/queries/calendar-addresses.ts';

type Address = OperationResponse<'getCalendarAddress'>['data'];

/** The stored calendar address; none if its encryption key is lost. */
export async function calendarAddress(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  userId: string,
): Promise<Address> {
  const calendar = await findCalendar(db, userId);
  const token = calendar === undefined ? null : secrets.decrypt(calendar.encrypted);
  if (calendar === undefined || token === null) return { path: null, created_at: null };
  return { path: `/api/calendar/${token}.ics`, created_at: calendar.madeAt.toISOString() };
}

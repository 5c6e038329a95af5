import { utcDay } from '#domain/calendar/real-date.ts';
import { ageProblem } from '#domain/membership/age.ts';
import type { Db } from '#server/db/connect.ts';
import { invalid } from '#server/errors.ts';
import { findUser } from '#server/queries/users.ts';
import { readMembershipSettings } from './membership-settings.ts';

/** Throws 422 for a member who has not said the birth date, or is too young to buy. */
export async function mustBeOldEnough(db: Db, userId: string, now: Date): Promise<void> {
  const [user, { minimumAge }] = await Promise.all([findUser(db, userId), readMembershipSettings(db)]);
  const problem = ageProblem(user?.date_of_birth ?? null, utcDay(now), minimumAge);
  if (problem !== null) throw invalid({ date_of_birth: [problem] });
}

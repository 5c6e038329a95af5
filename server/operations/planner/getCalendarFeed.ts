import { utcDay } from '#domain/calendar/real-date.ts';
import { addDays } from '#domain/calendar/week.ts';
import { featuresWithHousehold } from '#domain/membership/features-with-household.ts';
import type { Handler } from '#server/context.ts';
import { notFound, paymentRequired, tooMany } from '#server/errors.ts';
import { calendarFile } from '#server/meal-plan/calendar-file.ts';
import { calendarMeals } from '#server/meal-plan/calendar-meals.ts';
import { findCalendarOwner } from '#server/queries/calendar-addresses.ts';
import { findPlansBetween } from '#server/queries/meal-plans.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { addressKey } from '#server/security/address-key.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { hashToken } from '#server/security/tokens.ts';

/** Range of the feed in days around today. */
const [before, after] = [28, 184];

export const getCalendarFeed: Handler<'getCalendarFeed'> = async (context, { params, address }) => {
  const { db, config, now } = context;
  const wait = await consumeQuota(db, limits.calendarFeed, addressKey(address), now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  const owner = await findCalendarOwner(db, hashToken(params.token), config.partnerId);
  if (owner === undefined || owner.blockedAt !== null) throw notFound('There is no such calendar.');
  if (!featuresWithHousehold(owner, now()).includes('meal_plan')) throw paymentRequired();

  const today = utcDay(now());
  const plans = await findPlansBetween(db, owner.userId, addDays(today, -before), addDays(today, after));
  const meals = await calendarMeals(context, owner.userId, plans, config.publicUrl);
  return calendarFile(meals, now());
};

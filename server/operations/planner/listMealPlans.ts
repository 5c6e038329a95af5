import { utcDay } from '#domain/calendar/real-date.ts';
import type { Handler } from '#server/context.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { weekResponse } from '#server/meal-plan/week-response.ts';

export const listMealPlans: Handler<'listMealPlans'> = async (context, { query, member }) =>
  weekResponse(context, member.userId, readDay(query?.start ?? utcDay(context.now()), 'start'));

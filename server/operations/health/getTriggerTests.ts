import type { Handler } from '#server/context.ts';
import { readToday } from '#server/meal-plan/member-day.ts';
import { catchUp } from '#server/triggers/open-program.ts';
import { shownTests } from '#server/triggers/trigger-response.ts';

export const getTriggerTests: Handler<'getTriggerTests'> = async (context, { query, member }) => {
  const today = readToday(query.today, context.now());
  await catchUp(context, member.userId, today);
  return { data: await shownTests(context, context.db, member.userId, today) };
};

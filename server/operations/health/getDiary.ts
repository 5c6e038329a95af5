import { addDays, daysThrough } from '#domain/calendar/week.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { readDiary } from '#server/health/diary.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';

const maxDays = 42;

export const getDiary: Handler<'getDiary'> = async (context, { query, member }) => {
  const [start, end] = [readDay(query.start, 'start'), readDay(query.end, 'end')];
  if (end < start || end > addDays(start, maxDays - 1))
    throw invalid({ end: [`Choose 1 to ${maxDays} days.`] });
  return { data: await readDiary(context, member.userId, daysThrough(start, end)) };
};

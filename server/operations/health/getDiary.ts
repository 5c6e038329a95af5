import { addDays } from '#domain/calendar/week.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { readDiary } from '#server/health/diary.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';

const maxDays = 42;

export const getDiary: Handler<'getDiary'> = async (context, { query, member }) => {
  const [start, end] = [readDay(query.start, 'start'), readDay(query.end, 'end')];
  if (end < start || end > addDays(start, maxDays - 1))
    throw invalid({ end: [`Choose 1 to ${maxDays} days.`] });
  const count = 1 + (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const dates = Array.from({ length: count }, (_, n) => addDays(start, n));
  return { data: await readDiary(context, member.userId, dates) };
};

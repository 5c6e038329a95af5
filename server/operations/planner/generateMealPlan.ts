import type { Handler } from '#server/context.ts';
import { generate } from '#server/meal-plan/generate.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';

export const generateMealPlan: Handler<'generateMealPlan'> = async (
  context,
  { body, member: { userId } },
) => {
  const date = readDay(body.date);
  const { days, responses, seed, tableNotes } = await generate(context, {
    userId,
    dates: [date],
    target: body.targetCalories ?? null,
    diet: body.diet ?? '',
    seed: body.seed ?? null,
    mayRepeat: body.allowRepeats ?? false,
    largePortions: body.largePortions ?? false,
    cooking: null,
    onlyIfGoalsMet: false,
  });
  const { deviation = 0, explanation = '' } = days[0] ?? {};
  const [data] = responses;
  if (data === undefined) throw new Error('A day that was planned has no answer.');
  return {
    data,
    meta: { seed, deviation, explanation, ...(tableNotes !== null && { table_notes: [...tableNotes] }) },
  };
};

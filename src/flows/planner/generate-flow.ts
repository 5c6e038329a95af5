import { fromPromise } from 'xstate';
import { localDay, weekOf } from '#domain/calendar/week.ts';
import { cookingInput, weekSummary } from '#domain/meal-plan/generator-form.ts';
import {
  type GenerateOutcome,
  generatePlanMachine,
  type PlanToGenerate,
} from '#machines/planner/generate-plan.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { daysIn } from './days-in.ts';

/** Past days of the week are not planned. */
function firstToPlan(date: string): string {
  const [monday = date, ...others] = weekOf(date);
  const today = localDay(new Date());
  return others.includes(today) ? today : monday;
}
export const generatePlanFlow = generatePlanMachine.provide({
  actors: {
    generatePlan: fromPromise<GenerateOutcome, PlanToGenerate>(
      ({ input: { date, form, accepted }, signal }) => {
        const wishes = {
          targetCalories: Number(form.targetCalories),
          diet: form.diet,
          ...(form.allowRepeats && { allowRepeats: true }),
          ...(form.largePortions && { largePortions: true }),
        };
        return form.span === 'day'
          ? outcomeOf(
              client.POST('/users/me/meal-plans/generate', {
                body: { ...wishes, date, timeFrame: 'day' },
                signal,
              }),
              ({ data, meta: { explanation, seed, table_notes: notes = [] } }) => ({
                explanation,
                seed,
                days: daysIn({ data }),
                isSaved: true,
                misses: notes,
                advice: null,
              }),
            )
          : outcomeOf(
              client.POST('/users/me/meal-plans/generate-week', {
                body: {
                  ...wishes,
                  start: firstToPlan(date),
                  cooking: cookingInput(form.cooking),
                  ...(accepted === null ? { onlyIfGoalsMet: true } : { seed: accepted }),
                },
                signal,
              }),
              ({ data, meta }) => ({
                explanation: `${weekSummary(meta.dishes, meta.work_minutes)} ${meta.explanation}`,
                seed: meta.seed,
                days: daysIn({ data }),
                isSaved: meta.is_saved,
                misses: [...meta.misses, ...meta.wishes_missed, ...(meta.table_notes ?? [])],
                advice: meta.advice,
              }),
            );
      },
    ),
  },
});

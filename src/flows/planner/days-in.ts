import type { DayPlan } from '#domain/meal-plan/week-plan.ts';

/** The days after a change; none for a change that is queued offline. */
export const daysIn = ({ data }: { readonly data: DayPlan | readonly DayPlan[] }): readonly DayPlan[] =>
  [data].flat().filter((day) => 'revision' in day);

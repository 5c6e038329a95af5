import { isPlannable, maxItemsADay } from '#domain/meal-plan/plan-limits.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { ApiError, invalid, notFound } from '#server/errors.ts';
import { storedId } from '#server/queries/collections.ts';

/** Parses a day that can be planned. Throws 422 if the date does not exist. */
export function readDay(text: string, field = 'date'): string {
  if (isPlannable(text)) return text;
  throw invalid({ [field]: ['Choose a day of the calendar, from 2000 to 2199.'] });
}

export const noPlan = () => notFound('There is no such day in your plan.');
export const noItem = () => notFound('This isn’t on your plan anymore.');
export const dayIsFull = (field = 'date') =>
  invalid({ [field]: [`A day has room for ${maxItemsADay} dishes. Nothing was changed.`] });

/** Throws 422 for a change that doesn't fit on its day. */
export function requireRoom(outcome: string): void {
  if (outcome === 'full') throw dayIsFull();
  if (outcome === 'tooMany') throw invalid({ date: [plannerMessages.tooManyTogether] });
}

/** The client's state is outdated. */
export const dayHasChanged = () =>
  new ApiError(409, 'This day was changed elsewhere, so we left it as it is.');

/** Parses a plan id. Throws 404 for an invalid one. */
export function readPlanId(id: string): number {
  const stored = storedId(id);
  if (stored === null) throw noPlan();
  return stored;
}

import type { OperationResponse } from '#contract/operations.ts';
import { unknownRevision } from '#domain/meal-plan/day-revision.ts';
import { inputsOf, itemsOn, readWeek, revisionOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { shownWeeks } from './plan-overlay.ts';
import { type IdMap, type QueuedMutation, snapshotOf } from './queued-mutation.ts';
import type { ServerReads, View } from './queued-operation.ts';

type Mutation = QueuedMutation<'restorePlanDays'>;
type Day = Mutation['body']['days'][number];

const dishOn = (date: string, id: string) => `${date} ${id}`;

/** The dishes of these days as they are shown before the mutation. */
export const dishesBefore = ({ body: { days } }: Mutation, view: View): string[] =>
  days.flatMap(({ date }) => {
    const week = shownWeeks(view).find((each) => date in each.days);
    return week === undefined ? [] : inputsOf(itemsOn(week, date)).map(({ id }) => dishOn(date, id));
  });

/** What others, or another device, put on the day meanwhile. */
function addedElsewhere(week: WeekPlan, { date, items }: Day, before: readonly string[], ids: IdMap) {
  const stored = (id: string) => ids.get(id) ?? id;
  const known = new Set([
    ...before.map((each) => dishOn(date, stored(each.slice(date.length + 1)))),
    ...items.map(({ id }) => dishOn(date, stored(id))),
  ]);
  return inputsOf(itemsOn(week, date)).filter(({ id }) => !known.has(dishOn(date, id)));
}

/**
 * A day that was changed offline has no revision known to the server: it is restored onto the server's
 * current day, after the member's own earlier mutations, and keeps what was put there elsewhere. A known revision
 * stays, so that changes of others are not undone.
 */
export async function rebaseOnDays(mutation: Mutation, server: ServerReads): Promise<Mutation> {
  const days: Day[] = [];
  const { before } = snapshotOf(mutation);
  for (const day of mutation.body.days) {
    if (day.revision !== unknownRevision) {
      days.push(day);
      continue;
    }
    const { status, body } = await server.get(`/users/me/meal-plans?start=${day.date}`);
    const week = status === 200 ? readWeek(body as OperationResponse<'listMealPlans'>) : null;
    if (week === null) {
      days.push(day);
      continue;
    }
    const own = before?.filter((each) => each.startsWith(day.date)) ?? null;
    const added = own === null ? [] : addedElsewhere(week, day, own, server.ids);
    days.push({ ...day, revision: revisionOn(week, day.date), items: [...day.items, ...added] });
  }
  return { ...mutation, body: { days } };
}

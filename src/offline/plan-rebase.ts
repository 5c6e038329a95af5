import type { OperationResponse } from '#contract/operations.ts';
import { unknownRevision } from '#domain/meal-plan/day-revision.ts';
import { readWeek, revisionOn } from '#domain/meal-plan/week-plan.ts';
import type { QueuedMutation } from './queued-mutation.ts';
import type { ServerReads } from './queued-operation.ts';

type Mutation = QueuedMutation<'restorePlanDays'>;

/**
 * A day that was changed offline has no revision known to the server: it is restored onto the server's
 * current day, after the member's own earlier mutations. A known revision stays, so that changes of others
 * are not undone.
 */
export async function rebaseOnDays(mutation: Mutation, server: ServerReads): Promise<Mutation> {
  const days: Mutation['body']['days'][number][] = [];
  for (const day of mutation.body.days) {
    if (day.revision !== unknownRevision) {
      days.push(day);
      continue;
    }
    const { status, body } = await server.get(`/users/me/meal-plans?start=${day.date}`);
    const week = status === 200 ? readWeek(body as OperationResponse<'listMealPlans'>) : null;
    days.push(week === null ? day : { ...day, revision: revisionOn(week, day.date) });
  }
  return { ...mutation, body: { days } };
}

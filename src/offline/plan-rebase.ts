import type { OperationAnswer } from '#contract/operations.ts';
import { unknownRevision } from '#domain/meal-plan/day-revision.ts';
import { readWeek, revisionOn } from '#domain/meal-plan/week-plan.ts';
import type { QueuedMutation } from './queued-mutation.ts';
import type { ServerReads } from './queued-operation.ts';

type Mutation = QueuedMutation<'restorePlanDays'>;

/**
 * A day that was changed without a network has no revision the server knows: it is restored as the server has it by
 * now, after the member's own earlier changes. A known revision stays, so that nothing of others is undone.
 */
export async function rebaseOnDays(mutation: Mutation, server: ServerReads): Promise<Mutation> {
  const days: Mutation['body']['days'][number][] = [];
  for (const day of mutation.body.days) {
    if (day.revision !== unknownRevision) {
      days.push(day);
      continue;
    }
    const { status, body } = await server.get(`/users/me/meal-plans?start=${day.date}`);
    const week = status === 200 ? readWeek(body as OperationAnswer<'listMealPlans'>) : null;
    days.push(week === null ? day : { ...day, revision: revisionOn(week, day.date) });
  }
  return { ...mutation, body: { days } };
}

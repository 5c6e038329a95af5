import type { OperationBody } from '#contract/operations.ts';
import type { Handler } from '#server/context.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { nearestToday, readToday } from '#server/meal-plan/member-day.ts';
import { advance, findPerson } from '#server/triggers/advance.ts';
import { withProgram } from '#server/triggers/open-program.ts';
import type { TriggerProgramEvent } from '#server/triggers/program-log.ts';
import { requireTests } from '#server/triggers/require-tests.ts';
import { storeLimit } from '#server/triggers/trigger-limits.ts';
import { shownTests } from '#server/triggers/trigger-response.ts';

/** Throws 422 where the event lacks what it is about. */
function eventOf({ type, is_better, reason, sign }: OperationBody<'noteTriggerEvent'>): TriggerProgramEvent {
  switch (type) {
    case 'review.answered':
      if (is_better === undefined) throw invalid({ is_better: ['Say whether you feel better.'] });
      return { type, isBetter: is_better };
    case 'pause.requested':
      if (reason === undefined) throw invalid({ reason: ['Choose why you pause.'] });
      return { type, reason };
    case 'alarm.noted':
      if (sign === undefined) throw invalid({ sign: ['Choose the sign.'] });
      return { type, sign };
    default:
      return { type };
  }
}

export const noteTriggerEvent: Handler<'noteTriggerEvent'> = async (context, { params, body, member }) => {
  const { userId } = member;
  const event = eventOf(body);
  const eventId = `member ${body.id}`;
  const isStop = event.type === 'stop.requested' || event.type === 'alarm.noted';
  // a stop depends on nothing else, not even on a right clock, and one that comes too late is no failure
  const today = (isStop ? nearestToday : readToday)(body.today, context.now());
  if (isStop)
    await withProgram(context, userId, params.id, async (tx, program) => {
      if (!program.has(eventId) && program.can(event)) await program.append(tx, event, today, eventId);
    });
  else {
    const present = { today, person: await findPerson(context, userId) };
    await withProgram(context, userId, params.id, async (tx, program) => {
      if (program.has(eventId)) return;
      await requireTests(tx, userId);
      await advance(context, tx, userId, program, present);
      if (!program.can(event))
        throw new ApiError(409, 'Your test is at another step by now. Please look at it again.');
      await program.append(tx, event, today, eventId);
      if (event.type === 'limit.accepted') await storeLimit(context, tx, userId, program, today);
      await advance(context, tx, userId, program, present);
    });
  }
  return { data: await shownTests(context, context.db, userId, today) };
};

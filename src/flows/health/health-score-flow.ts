import { fromPromise } from 'xstate';
import { readScore, type ShownScore } from '#domain/health-score/shown-score.ts';
import { healthMessages } from '#domain/message/health-messages.ts';
import { busyMessage } from '#machines/shared/busy-message.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

/** The questions of a category with the member's answers. */
export const readQuestions = (id: string, signal: AbortSignal) =>
  outcomeOf(
    client.GET('/swims/{id}/health-questions', { params: { path: { id } }, signal }),
    ({ data }) => data,
  );

/** Category 105 contains the score in addition to its questions. */
export const readScoreOf = async (signal: AbortSignal): Promise<Outcome<ShownScore>> => {
  const answer = await readQuestions('105', signal);
  if (answer.kind !== 'ok') return answer;
  const score = readScore(answer.value);
  return score === null ? { kind: 'unavailable', status: 200, message: null } : { kind: 'ok', value: score };
};

/** The summary of the member's score. */
export const healthScoreFlow = createResourceMachine<ShownScore, null>(
  'healthScore',
  healthMessages.questionnaireBusy,
  busyMessage,
).provide({ actors: { load: fromPromise(({ signal }) => readScoreOf(signal)) } });

import { fromPromise } from 'xstate';
import { healthMessages } from '#domain/message/health-messages.ts';
import type { QuestionnaireCategory } from '#domain/questionnaire/categories.ts';
import { busyMessage } from '#machines/shared/busy-message.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export const readCategories = (signal: AbortSignal) =>
  outcomeOf(client.GET('/health-questions', { signal }), ({ data }) => data);

/** The categories of the questionnaire with the member's progress. */
export const categoriesFlow = createResourceMachine<readonly QuestionnaireCategory[], null>(
  'questionnaireCategories',
  healthMessages.questionnaireBusy,
  busyMessage,
).provide({ actors: { load: fromPromise(({ signal }) => readCategories(signal)) } });

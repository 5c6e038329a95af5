import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { localDay } from '#domain/calendar/week.ts';
import { healthMessages } from '#domain/message/health-messages.ts';
import { medicationCategory } from '#domain/questionnaire/categories.ts';
import { answerPairs, mergedDraft, readDraftEdit, savedAnswers } from '#domain/questionnaire/draft.ts';
import {
  medicineInputs,
  mergedPicks,
  type PicksEdit,
  pickPairs,
  readPicksEdit,
  savedPicks,
  takenOf,
} from '#domain/questionnaire/medications.ts';
import type { QuestionOption } from '#domain/questionnaire/shown-questions.ts';
import { healthResultsMachine } from '#machines/health/health-results.machine.ts';
import { medicationMachine, type OpenedMedicationsOutcome } from '#machines/health/medication.machine.ts';
import {
  type MyMedicinesOutcome,
  medicineCardsMachine,
  type RuleAnswer,
} from '#machines/health/medicine-cards.machine.ts';
import { type OpenedCategoryOutcome, questionnaireMachine } from '#machines/health/questionnaire.machine.ts';
import type { AnswersEdit, SavedAnswersOutcome, WithdrawnOutcome } from '#machines/health/saved-answers.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { healthFlows as texts } from '#src/flows/health/texts.ts';
import { readCategories } from './categories-flow.ts';
import { readHealthDraft } from './health-drafts.ts';
import { readQuestions, readScoreOf } from './health-score-flow.ts';

/** Loads all names at once: the search runs on the device. */
const medicines = (signal: AbortSignal) =>
  outcomeOf(client.GET('/medicines', { signal }), ({ data }) => data);

const myMedicines = (signal: AbortSignal) =>
  outcomeOf(client.GET('/users/me/medicines', { signal }), ({ data }) => data);

const sendAnswers = (
  categoryId: string,
  pairs: components['schemas']['HealthAnswers'],
  signal: AbortSignal,
): Promise<SavedAnswersOutcome> =>
  outcomeOf(
    client.POST('/swims/{id}/health-questions', {
      params: { path: { id: categoryId }, query: { today: localDay(new Date()) } },
      body: pairs,
      signal,
    }),
    (answer) => answer,
  );

/** Sends the answers of a category on top of what is saved by now. */
const submitAnswers = fromPromise<SavedAnswersOutcome, AnswersEdit>(
  async ({ input: { categoryId, ...edit }, signal }) => {
    const now = await readQuestions(categoryId, signal);
    if (now.kind !== 'ok') return now;
    const { pages } = now.value;
    return sendAnswers(categoryId, answerPairs(pages, mergedDraft(pages, savedAnswers(pages), edit)), signal);
  },
);

export const healthResultsFlow = healthResultsMachine.provide({
  actors: {
    loadScore: fromPromise(({ signal }) => readScoreOf(signal)),
    loadRecommendations: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/users/me/recommendations', { signal }), ({ data }) => data),
    ),
  },
});

export const questionnaireFlow = (userId: string) =>
  questionnaireMachine.provide({
    actors: {
      loadQuestions: fromPromise<OpenedCategoryOutcome, { categoryId: string }>(
        async ({ input: { categoryId }, signal }) => {
          const [list, answer] = await Promise.all([
            readCategories(signal),
            readQuestions(categoryId, signal),
          ]);
          if (answer.kind !== 'ok') return answer;
          const { pages } = answer.value;
          const known = list.kind === 'ok' ? list.value.find(({ id }) => id === categoryId) : undefined;
          const before = savedAnswers(pages);
          const stored = readDraftEdit(readHealthDraft(userId, categoryId), pages);
          const draft = stored === null ? before : mergedDraft(pages, before, stored);
          return { kind: 'ok', value: { label: known?.label ?? texts.answers, pages, before, draft } };
        },
      ),
      submitAnswers,
    },
  });

export const medicineCardsFlow = medicineCardsMachine.provide({
  actors: {
    loadMyMedicines: fromPromise<MyMedicinesOutcome>(({ signal }) => myMedicines(signal)),
    saveAgreement: fromPromise<MyMedicinesOutcome, RuleAnswer | null>(async ({ input, signal }) => {
      if (input === null) return { kind: 'canceled' };
      const { medicineId: medicine_id, ruleId: rule_id, agreed } = input;
      return outcomeOf(
        client.PUT('/users/me/medicines/agreements', { body: { medicine_id, rule_id, agreed }, signal }),
        ({ data }) => data,
      );
    }),
  },
});

const withdrawNone = fromPromise<WithdrawnOutcome>(({ signal }) =>
  outcomeOf(client.PUT('/users/me/medicines', { body: { answer: 'open' }, signal }), () => null),
);

/** The saved list with the draft stored on this device. */
function openedPicks(userId: string, inputs: readonly QuestionOption[]): PicksEdit {
  const before = savedPicks(inputs);
  const draft = readPicksEdit(readHealthDraft(userId, medicationCategory), inputs);
  return { before, picks: draft === null ? before : mergedPicks(before, draft) };
}

/** Sends the list on top of what is saved by now. */
const submitPicks = (
  inputsNow: (signal: AbortSignal) => Promise<Outcome<readonly QuestionOption[]>>,
  send: (pairs: components['schemas']['HealthAnswers'], signal: AbortSignal) => Promise<SavedAnswersOutcome>,
) =>
  fromPromise<SavedAnswersOutcome, PicksEdit>(async ({ input, signal }) => {
    const now = await inputsNow(signal);
    if (now.kind !== 'ok') return now;
    return send(pickPairs(mergedPicks(savedPicks(now.value), input)), signal);
  });

const ownInputs = async (signal: AbortSignal) => {
  const [names, mine] = await Promise.all([medicines(signal), myMedicines(signal)]);
  if (names.kind !== 'ok') return names;
  return mine.kind === 'ok' ? { ...mine, value: medicineInputs(names.value, mine.value) } : mine;
};

export const medicationFlow = (userId: string) =>
  medicationMachine.provide({
    actors: {
      loadMedications: fromPromise<OpenedMedicationsOutcome>(async ({ signal }) => {
        const [answer, names, mine] = await Promise.all([
          readQuestions(medicationCategory, signal),
          medicines(signal),
          myMedicines(signal),
        ]);
        if (answer.kind !== 'ok') return answer;
        const { inputs, pageTitle = '', pageDescription = '' } = answer.value;
        if (inputs === undefined) return { kind: 'ok', value: null };
        return {
          kind: 'ok',
          value: {
            title: pageTitle,
            description: pageDescription,
            inputs,
            ...openedPicks(userId, inputs),
            names: names.kind === 'ok' ? names.value : [],
            isNone: mine.kind === 'ok' && mine.value.answer === 'none',
          },
        };
      }),
      withdrawNone,
      submitPicks: submitPicks(
        async (signal) => {
          const answer = await readQuestions(medicationCategory, signal);
          return answer.kind === 'ok' ? { ...answer, value: answer.value.inputs ?? [] } : answer;
        },
        (pairs, signal) => sendAnswers(medicationCategory, pairs, signal),
      ),
    },
  });

/** The same machine with calls that need no membership. */
export const ownMedicationFlow = (userId: string) =>
  medicationMachine.provide({
    actors: {
      loadMedications: fromPromise<OpenedMedicationsOutcome>(async ({ signal }) => {
        const [names, mine] = await Promise.all([medicines(signal), myMedicines(signal)]);
        if (names.kind !== 'ok') return names;
        if (mine.kind !== 'ok') return mine;
        const inputs = medicineInputs(names.value, mine.value);
        return {
          kind: 'ok',
          value: {
            title: texts.medicines,
            description: healthMessages.medicinesLead,
            inputs,
            ...openedPicks(userId, inputs),
            names: names.value,
            isNone: mine.value.answer === 'none',
          },
        };
      }),
      withdrawNone,
      submitPicks: submitPicks(ownInputs, (pairs, signal) =>
        outcomeOf(client.PUT('/users/me/medicines', { body: takenOf(pairs), signal }), () => ({
          message: healthMessages.medicinesSaved,
          urgent_help: null,
        })),
      ),
    },
  });

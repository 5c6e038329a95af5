import { assign, emit, enqueueActions, setup } from 'xstate';
import { healthMessages } from '#domain/message/health-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { medicationCategory } from '#domain/questionnaire/categories.ts';
import type { AnswerValue } from '#domain/questionnaire/draft.ts';
import { addPick, answerPick, type Pick, pickPairs, removePick } from '#domain/questionnaire/medications.ts';
import type { QuestionOption } from '#domain/questionnaire/shown-questions.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { busyMessage } from '../shared/busy-message.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';
import type { PairsToSend, SavedAnswersOutcome } from './saved-answers.ts';

/** What there is to choose from, and the list to go on with: the one kept on this device, else the saved one. */
export interface OpenedMedications {
  readonly title: string;
  readonly description: string;
  readonly inputs: readonly QuestionOption[];
  readonly picks: readonly Pick[];
}
/** `null`: an answer without medications. */
export type OpenedMedicationsOutcome = Outcome<OpenedMedications | null>;

interface Context extends OpenedMedications {
  term: string;
  failure: string | null;
}

export type MedicationEvent =
  | { type: 'term.typed'; term: string }
  | { type: 'medication.picked'; inputId: number }
  | { type: 'medication.answered'; inputId: number; value: AnswerValue }
  | { type: 'medication.removed'; inputId: number }
  | { type: 'picks.submitted' }
  | { type: 'retry.requested' };

/** The list is kept on this device from now on, or kept no more. */
export type MedicationAnnouncement =
  | { type: 'picks.changed'; picks: readonly Pick[] }
  | { type: 'picks.finished' };

const unopened = (): Context => ({
  title: '',
  description: '',
  inputs: [],
  picks: [],
  term: '',
  failure: null,
});
const picksOf = ({ context }: { context: Context }): PairsToSend => ({
  categoryId: medicationCategory,
  pairs: pickPairs(context.picks),
});

export const medicationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MedicationEvent,
    emitted: {} as MedicationAnnouncement | ToastRequested | NavigationRequested,
    tags: {} as 'busy',
    children: {} as { loadMedications: 'loadMedications'; submitAnswers: 'submitAnswers' },
  },
  actors: {
    loadMedications: unprovided<OpenedMedicationsOutcome>('loadMedications'),
    submitAnswers: unprovided<SavedAnswersOutcome, PairsToSend>('submitAnswers'),
  },
  actions: {
    takeUp: assign((_, outcome: OpenedMedicationsOutcome) =>
      outcome.kind === 'ok' && outcome.value !== null ? outcome.value : {},
    ),
    rememberFailure: assign((_, outcome: OpenedMedicationsOutcome) => ({
      failure:
        outcome.kind === 'ok'
          ? messages.somethingWrong
          : busyMessage(outcome, healthMessages.questionnaireBusy),
    })),
    rememberDefect: assign({ failure: healthMessages.questionnaireBusy }),
    noteTerm: assign((_, { term }: { term: string }) => ({ term })),
    addPick: assign(({ context }, { inputId }: { inputId: number }) => ({
      picks: addPick(context.picks, inputId),
      term: '',
    })),
    answerPick: assign(({ context }, { inputId, value }: { inputId: number; value: AnswerValue }) => ({
      picks: answerPick(context.picks, inputId, value),
    })),
    removePick: assign(({ context }, { inputId }: { inputId: number }) => ({
      picks: removePick(context.picks, inputId),
    })),
    keepPicks: emit(({ context }) => ({ type: 'picks.changed' as const, picks: context.picks })),
    forgetPicks: emit({ type: 'picks.finished' } as const),
    saySaved: enqueueActions(({ enqueue }, outcome: SavedAnswersOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit(successToast(outcome.value.message));
    }),
    sayFailed: enqueueActions(({ enqueue }, outcome: SavedAnswersOutcome) => {
      const message = failureMessage(outcome, healthMessages.answersFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(healthMessages.answersFailed)),
    goToCategories: emit(navigationTo({ to: 'healthQuestionnaire' })),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    hasMedications: (_, outcome: OpenedMedicationsOutcome) => outcome.kind === 'ok' && outcome.value !== null,
  },
}).createMachine({
  id: 'medication',
  description:
    'What a member takes: medications are picked from a list, each with its own answer, and sent. None is an answer as well.',
  context: unopened,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadMedications',
        src: 'loadMedications',
        onDone: [
          {
            guard: { type: 'hasMedications', params: outputOf },
            target: 'choosing',
            actions: { type: 'takeUp', params: outputOf },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberDefect' },
      },
    },
    failed: {
      description: 'There is nothing to choose from; a list kept on this device waits for it.',
      on: { 'retry.requested': { target: 'loading' } },
    },
    choosing: {
      description:
        'The search narrows what is not on the list yet. Every change is kept on this device at once.',
      on: {
        'term.typed': { actions: { type: 'noteTerm', params: eventItself } },
        'medication.picked': { actions: [{ type: 'addPick', params: eventItself }, 'keepPicks'] },
        'medication.answered': { actions: [{ type: 'answerPick', params: eventItself }, 'keepPicks'] },
        'medication.removed': { actions: [{ type: 'removePick', params: eventItself }, 'keepPicks'] },
        'picks.submitted': { target: 'submitting' },
      },
    },
    submitting: {
      description: 'Pressing again sends nothing twice.',
      tags: ['busy'],
      invoke: {
        id: 'submitAnswers',
        src: 'submitAnswers',
        input: picksOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'saved',
            actions: ['forgetPicks', { type: 'saySaved', params: outputOf }],
          },
          { target: 'choosing', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'choosing', actions: 'sayUnexpected' },
      },
    },
    saved: { description: 'Back to the categories.', type: 'final', entry: 'goToCategories' },
  },
});

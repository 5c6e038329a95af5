import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Doubt } from '#domain/medicines/find-medicine.ts';
import { healthMessages } from '#domain/message/health-messages.ts';
import { messages } from '#domain/message/messages.ts';
import type { AnswerValue } from '#domain/questionnaire/draft.ts';
import {
  addPick,
  answerPick,
  type DoubtfulPick,
  type MedicineNames,
  type PicksEdit,
  removePick,
} from '#domain/questionnaire/medications.ts';
import type { QuestionOption } from '#domain/questionnaire/shown-questions.ts';
import type { Place } from '#domain/session/place.ts';
import {
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { busyMessage } from '../shared/busy-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import type { SavedAnswersOutcome, WithdrawnOutcome } from './saved-answers.ts';

/** The medications to choose from, and the member's list: the draft stored on this device, else the saved one. */
export interface OpenedMedications extends PicksEdit {
  readonly title: string;
  readonly description: string;
  readonly inputs: readonly QuestionOption[];
  /** Other names and brands to search by; empty if they could not be loaded. */
  readonly names: readonly MedicineNames[];
  /** The saved answer is that nothing is taken. */
  readonly isNone: boolean;
}
/** `null`: the response contains no medications. */
export type OpenedMedicationsOutcome = Outcome<OpenedMedications | null>;

interface Context extends OpenedMedications {
  /** Where to navigate once the list is saved. */
  onward: Place;
  term: string;
  /** The medication being compared with its pack. */
  doubtful: DoubtfulPick | null;
  failure: string | null;
}

export type MedicationEvent =
  | { type: 'term.typed'; term: string }
  | { type: 'medication.picked'; inputId: number; doubt: Doubt | null }
  | { type: 'pack.compared'; isSame: boolean }
  | { type: 'none.withdrawn' }
  | { type: 'medication.answered'; inputId: number; value: AnswerValue }
  | { type: 'medication.removed'; inputId: number }
  | { type: 'picks.submitted' }
  | { type: 'retry.requested' };

/** Asks src/flows to store the draft on this device, or to remove it. */
export type MedicationAnnouncement = { type: 'picks.changed'; edit: PicksEdit } | { type: 'picks.finished' };

const initialContext = ({ input }: { input: { onward: Place } }): Context => ({
  onward: input.onward,
  title: '',
  description: '',
  inputs: [],
  picks: [],
  before: [],
  names: [],
  isNone: false,
  term: '',
  doubtful: null,
  failure: null,
});
const editOf = ({ context: { before, picks } }: { context: Context }): PicksEdit => ({ before, picks });

export const medicationMachine = setup({
  types: {
    input: {} as { onward: Place },
    context: {} as Context,
    events: {} as MedicationEvent,
    emitted: {} as MedicationAnnouncement | ToastRequested | NavigationRequested,
    tags: {} as 'busy',
    children: {} as {
      loadMedications: 'loadMedications';
      submitPicks: 'submitPicks';
      withdrawNone: 'withdrawNone';
    },
  },
  actors: {
    loadMedications: unprovided<OpenedMedicationsOutcome>('loadMedications'),
    submitPicks: unprovided<SavedAnswersOutcome, PicksEdit>('submitPicks'),
    withdrawNone: unprovided<WithdrawnOutcome>('withdrawNone'),
  },
  actions: {
    sayFailed: sayFailed(),
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
    noteDoubt: assign((_, { inputId, doubt }: DoubtfulPick) => ({ doubtful: { inputId, doubt } })),
    addDoubtful: assign(({ context }) => ({
      picks: context.doubtful === null ? context.picks : addPick(context.picks, context.doubtful.inputId),
      term: '',
    })),
    clearDoubt: assign({ doubtful: null }),
    clearNone: assign({ isNone: false }),
    sayWithdrawn: emit(successToast(healthMessages.noneWithdrawn)),
    answerPick: assign(({ context }, { inputId, value }: { inputId: number; value: AnswerValue }) => ({
      picks: answerPick(context.picks, inputId, value),
    })),
    removePick: assign(({ context }, { inputId }: { inputId: number }) => ({
      picks: removePick(context.picks, inputId),
    })),
    emitPicks: emit(({ context }) => ({ type: 'picks.changed' as const, edit: editOf({ context }) })),
    clearPicks: emit({ type: 'picks.finished' } as const),
    saySaved: enqueueActions(({ enqueue }, outcome: SavedAnswersOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit(successToast(outcome.value.message));
    }),
    goOnward: emit(({ context }) => navigationTo(context.onward)),
  },
  guards: {
    isOk: isKind('ok'),
    isDoubtful: (_, { doubt }: DoubtfulPick) => doubt !== null,
    isSame: (_, { isSame }: { isSame: boolean }) => isSame,
    isNone: ({ context }) => context.isNone,
    hasMedications: (_, outcome: OpenedMedicationsOutcome) => outcome.kind === 'ok' && outcome.value !== null,
  },
}).createMachine({
  id: 'medication',
  description:
    'The member’s medications: picked from a list, each with its own answer, and submitted. An empty list is an answer as well.',
  context: initialContext,
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
      description: 'The medications could not be loaded; a draft on this device stays.',
      on: { 'retry.requested': { target: 'loading' } },
    },
    choosing: {
      description: 'The search filters the unpicked ones. Every change is stored on this device.',
      on: {
        'term.typed': { actions: { type: 'noteTerm', params: eventItself } },
        'medication.picked': [
          {
            guard: { type: 'isDoubtful', params: eventItself },
            target: 'comparing',
            actions: { type: 'noteDoubt', params: eventItself },
          },
          { actions: [{ type: 'addPick', params: eventItself }, 'emitPicks'] },
        ],
        'none.withdrawn': { guard: 'isNone', target: 'withdrawing' },
        'medication.answered': { actions: [{ type: 'answerPick', params: eventItself }, 'emitPicks'] },
        'medication.removed': { actions: [{ type: 'removePick', params: eventItself }, 'emitPicks'] },
        'picks.submitted': { target: 'submitting' },
      },
    },
    comparing: {
      description: 'The name is easily confused: the member compares it with the pack before it is added.',
      on: {
        'pack.compared': [
          {
            guard: { type: 'isSame', params: eventItself },
            target: 'choosing',
            actions: ['addDoubtful', 'clearDoubt', 'emitPicks'],
          },
          { target: 'choosing', actions: 'clearDoubt' },
        ],
      },
    },
    withdrawing: {
      description: 'The answer that no medications are taken is being withdrawn.',
      tags: ['busy'],
      invoke: submission({
        id: 'withdrawNone',
        src: 'withdrawNone',
        onOk: { target: 'choosing', actions: ['clearNone', 'sayWithdrawn'] },
        onFailed: { target: 'choosing' },
        failureText: healthMessages.answersFailed,
      }),
    },
    submitting: {
      description: 'Further presses are ignored.',
      tags: ['busy'],
      invoke: submission({
        id: 'submitPicks',
        src: 'submitPicks',
        input: editOf,
        onOk: { target: 'saved', actions: ['clearPicks', { type: 'saySaved', params: outputOf }] },
        onFailed: { target: 'choosing' },
        failureText: healthMessages.answersFailed,
      }),
    },
    saved: { description: 'Navigates back to where the list was opened.', type: 'final', entry: 'goOnward' },
  },
});

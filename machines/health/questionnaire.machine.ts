import { assign, emit, enqueueActions, setup } from 'xstate';
import { healthMessages } from '#domain/message/health-messages.ts';
import { isDemanding } from '#domain/questionnaire/categories.ts';
import {
  type AnswerValue,
  answerInput,
  chooseOption,
  type DraftEdit,
  decline,
  emptyDraft,
  hasAnswers,
  openGroups,
  openPage,
} from '#domain/questionnaire/draft.ts';
import type { QuestionPage } from '#domain/questionnaire/shown-questions.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { busyMessage } from '../shared/busy-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import type { AnswersEdit, AnswersSaved, SavedAnswersOutcome, UrgentHelp } from './saved-answers.ts';

/** The questions of one category with the member's answers: the draft stored on this device, else the saved ones. */
export interface OpenedCategory extends DraftEdit {
  readonly label: string;
  readonly pages: readonly QuestionPage[];
}
export type OpenedCategoryOutcome = Outcome<OpenedCategory>;

interface Context extends OpenedCategory {
  categoryId: string;
  failure: string | null;
  urgentHelp: UrgentHelp | null;
}

export type QuestionnaireEvent =
  /** `Tell us more` at a page, or `No`. */
  | { type: 'page.opened'; page: QuestionPage }
  | { type: 'page.declined'; page: QuestionPage }
  | { type: 'input.answered'; inputId: number; value: AnswerValue }
  | { type: 'option.chosen'; groupId: number; inputId: number }
  | { type: 'answers.submitted' }
  | { type: 'help.read' }
  | { type: 'retry.requested' };

/** Asks src/flows to store or remove the draft; `missed` is the first question that lacks a required answer. */
export type QuestionnaireAnnouncement =
  | { type: 'draft.changed'; edit: DraftEdit }
  | { type: 'draft.finished' }
  | { type: 'question.missed'; inputId: number };

const initialContext = ({ input }: { input: { categoryId: string } }): Context => ({
  categoryId: input.categoryId,
  label: '',
  pages: [],
  draft: emptyDraft,
  before: emptyDraft,
  failure: null,
  urgentHelp: null,
});
const categoryOf = ({ context }: { context: Context }) => ({ categoryId: context.categoryId });
const answersOf = ({ context: { categoryId, before, draft } }: { context: Context }): AnswersEdit => ({
  categoryId,
  before,
  draft,
});

export const questionnaireMachine = setup({
  types: {
    input: {} as { categoryId: string },
    context: {} as Context,
    events: {} as QuestionnaireEvent,
    emitted: {} as QuestionnaireAnnouncement | ToastRequested | NavigationRequested,
    tags: {} as 'busy',
    children: {} as { loadQuestions: 'loadQuestions'; submitAnswers: 'submitAnswers' },
  },
  actors: {
    loadQuestions: unprovided<OpenedCategoryOutcome, { categoryId: string }>('loadQuestions'),
    submitAnswers: unprovided<SavedAnswersOutcome, AnswersEdit>('submitAnswers'),
  },
  actions: {
    sayFailed: sayFailed(),
    takeUp: assign((_, outcome: OpenedCategoryOutcome) => (outcome.kind === 'ok' ? outcome.value : {})),
    rememberFailure: assign((_, outcome: OpenedCategoryOutcome) => ({
      failure: busyMessage(outcome, healthMessages.questionnaireBusy),
    })),
    rememberDefect: assign({ failure: healthMessages.questionnaireBusy }),
    showQuestions: assign(({ context }, { page }: { page: QuestionPage }) => ({
      draft: openPage(context.draft, page),
    })),
    dropAnswers: assign(({ context }, { page }: { page: QuestionPage }) => ({
      draft: decline(context.draft, page),
    })),
    noteAnswer: assign(({ context }, { inputId, value }: { inputId: number; value: AnswerValue }) => ({
      draft: answerInput(context.draft, inputId, value),
    })),
    noteChoice: assign(({ context }, { groupId, inputId }: { groupId: number; inputId: number }) => ({
      draft: chooseOption(context.draft, groupId, inputId),
    })),
    noteUrgentHelp: assign((_, outcome: SavedAnswersOutcome) => ({
      urgentHelp: outcome.kind === 'ok' ? outcome.value.urgent_help : null,
    })),
    emitDraft: emit(({ context: { before, draft } }) => ({
      type: 'draft.changed' as const,
      edit: { before, draft },
    })),
    clearDraft: emit({ type: 'draft.finished' } as const),
    sayAnswersWanted: emit(errorToast(healthMessages.answersWanted)),
    sayRequiredWanted: emit(errorToast(healthMessages.requiredAnswersWanted)),
    pointAtMissing: enqueueActions(({ context: { pages, draft }, enqueue }) => {
      const [first] = openGroups(pages, draft);
      if (first !== undefined) enqueue.emit({ type: 'question.missed', inputId: first.input_id });
    }),
    saySaved: enqueueActions(({ enqueue }, outcome: Outcome<AnswersSaved>) => {
      if (outcome.kind === 'ok') enqueue.emit(successToast(outcome.value.message));
    }),
    goToCategories: emit(navigationTo({ to: 'healthQuestionnaire' })),
  },
  guards: {
    isOk: isKind('ok'),
    isNotFound: isKind('notFound'),
    hasNoAnswers: ({ context: { pages, draft } }) => !hasAnswers(pages, draft),
    hasRequiredOpen: ({ context: { categoryId, pages, draft } }) =>
      isDemanding(categoryId) && openGroups(pages, draft).length > 0,
    isUrgent: (_, outcome: SavedAnswersOutcome) =>
      outcome.kind === 'ok' && outcome.value.urgent_help !== null,
  },
}).createMachine({
  id: 'questionnaire',
  description:
    'One category of the health questionnaire: pages are opened or declined, questions answered, then everything is submitted. Until then the draft is stored on this device.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadQuestions',
        src: 'loadQuestions',
        input: categoryOf,
        onOther: [{ guard: { type: 'isNotFound', params: outputOf }, target: 'missing' }],
        onOk: { target: 'answering', actions: { type: 'takeUp', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    failed: {
      description: 'The questions could not be loaded; a draft on this device stays.',
      on: { 'retry.requested': { target: 'loading' } },
    },
    missing: { description: 'There is no such category.', type: 'final' },
    answering: {
      description:
        'Nothing is sent before the member submits; every change is stored on this device at once.',
      on: {
        'page.opened': { actions: [{ type: 'showQuestions', params: eventItself }, 'emitDraft'] },
        'page.declined': { actions: [{ type: 'dropAnswers', params: eventItself }, 'emitDraft'] },
        'input.answered': { actions: [{ type: 'noteAnswer', params: eventItself }, 'emitDraft'] },
        'option.chosen': { actions: [{ type: 'noteChoice', params: eventItself }, 'emitDraft'] },
        'answers.submitted': [
          { guard: 'hasNoAnswers', actions: 'sayAnswersWanted' },
          { guard: 'hasRequiredOpen', actions: ['sayRequiredWanted', 'pointAtMissing'] },
          { target: 'submitting' },
        ],
      },
    },
    submitting: {
      description: 'Further presses are ignored.',
      tags: ['busy'],
      invoke: submission({
        id: 'submitAnswers',
        src: 'submitAnswers',
        input: answersOf,
        onOther: [
          {
            guard: { type: 'isUrgent', params: outputOf },
            target: 'advising',
            actions: [{ type: 'noteUrgentHelp', params: outputOf }, 'clearDraft'],
          },
        ],
        onOk: { target: 'saved', actions: ['clearDraft', { type: 'saySaved', params: outputOf }] },
        onFailed: { target: 'answering' },
        failureText: healthMessages.answersFailed,
      }),
    },
    advising: {
      description: 'Saved, and an answer needs a doctor soon: shows that before anything else.',
      on: { 'help.read': { target: 'saved' } },
    },
    saved: { description: 'Back to the categories.', type: 'final', entry: 'goToCategories' },
  },
});

import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { messages } from '#domain/message/messages.ts';
import {
  noAnswers,
  preferencesOf,
  type QuizAnswers,
  type QuizList,
  type QuizProgress,
  type QuizStep,
  toggleIntolerance,
} from '#domain/onboarding/quiz.ts';
import { toggleName, toMetas } from '#domain/preferences/preferences.ts';
import type { PreferencesEdit } from '#domain/preferences/preferences-edit.ts';
import {
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { isKind } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import type { PreferencesSaved, SavedOutcome } from '../shared/saved-preferences.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

type Context = QuizProgress;

export type HealthQuizEvent =
  | { type: 'diet.answered'; follows: boolean }
  | { type: 'name.toggled'; field: QuizList; name: string }
  | { type: 'intolerance.toggled'; intolerance: Intolerance }
  /** The whole list of ingredients that are fine on it; null for the defaults. */
  | { type: 'ingredients.ticked'; intolerance: Intolerance; names: readonly string[] | null }
  | { type: 'next.requested' }
  | { type: 'back.requested' }
  /** From the review. */
  | { type: 'change.requested'; step: QuizStep }
  | { type: 'answers.submitted' }
  /** The quiz page or its review page was opened. */
  | { type: 'questions.reached' }
  | { type: 'review.reached' };

/** Asks src/flows to store the progress on this device, or to remove it. */
export type HealthQuizAnnouncement =
  | { type: 'progress.changed'; progress: QuizProgress }
  | { type: 'progress.finished' };

const initialContext = (): Context => ({ step: 'dietType', answers: noAnswers, before: {} });
const editOf = ({ context: { answers, before } }: { context: Context }): PreferencesEdit => ({
  before,
  own: toMetas(preferencesOf(answers)),
});
export const healthQuizMachine = setup({
  types: {
    context: {} as Context,
    events: {} as HealthQuizEvent,
    emitted: {} as HealthQuizAnnouncement | PreferencesSaved | ToastRequested | NavigationRequested,
    tags: {} as 'busy' | 'question',
    children: {} as { loadProgress: 'loadProgress'; savePreferences: 'savePreferences' },
  },
  actors: {
    /** The progress stored on this device, else the saved preferences, else none. */
    loadProgress: unprovided<QuizProgress>('loadProgress'),
    savePreferences: unprovided<SavedOutcome, PreferencesEdit>('savePreferences'),
  },
  actions: {
    sayFailed: sayFailed(),
    takeUp: assign((_, progress: QuizProgress) => progress),
    noteStep: assign((_, { step }: { step: QuizProgress['step'] }) => ({ step })),
    noteDiet: assign(({ context }, { follows }: { follows: boolean }) => ({
      answers: { ...context.answers, followsDiet: follows },
    })),
    toggleName: assign(({ context }, { field, name }: { field: QuizList; name: string }) => ({
      answers: toggleName<QuizAnswers, QuizList>(context.answers, field, name),
    })),
    toggleIntolerance: assign(({ context }, { intolerance }: { intolerance: Intolerance }) => ({
      answers: toggleIntolerance(context.answers, intolerance),
    })),
    noteTicked: assign(
      (
        { context: { answers } },
        { intolerance, names }: { intolerance: Intolerance; names: readonly string[] | null },
      ) => ({
        answers: { ...answers, tickedIngredients: { ...answers.tickedIngredients, [intolerance]: names } },
      }),
    ),
    storeProgress: emit(({ context }) => ({ type: 'progress.changed' as const, progress: context })),
    clearProgress: emit({ type: 'progress.finished' } as const),
    goToQuestions: emit(navigationTo({ to: 'healthQuiz' })),
    goToReview: emit(navigationTo({ to: 'preferencesPreview' })),
    saySaved: emit(successToast(messages.preferencesSaved)),
    reportSaved: enqueueActions(({ enqueue }, outcome: SavedOutcome) => {
      if (outcome.kind !== 'ok') return;
      enqueue.emit({ type: 'preferences.saved', preferences: outcome.value.preferences });
      enqueue.emit(navigationTo(outcome.value.place));
    }),
  },
  guards: {
    isOk: isKind('ok'),
    isAtProteinSources: ({ context }) => context.step === 'proteinSources',
    isAtAllergies: ({ context }) => context.step === 'allergies',
    isAtFoodIntolerances: ({ context }) => context.step === 'foodIntolerances',
    isAtExcludedIngredients: ({ context }) => context.step === 'excludedIngredients',
    isAtReview: ({ context }) => context.step === 'review',
  },
}).createMachine({
  id: 'healthQuiz',
  description:
    'Five questions about the diet of a new member, then a review of the answers. Resumes where the member left off, also after a reload.',
  context: initialContext,
  initial: 'opening',
  states: {
    opening: {
      description: 'Loads the stored progress.',
      tags: ['busy'],
      invoke: {
        id: 'loadProgress',
        src: 'loadProgress',
        onDone: { target: 'resuming', actions: { type: 'takeUp', params: outputOf } },
        onError: { target: 'resuming' },
      },
    },
    resuming: {
      description: 'Continues at the stored step.',
      always: [
        { guard: 'isAtProteinSources', target: 'asking.proteinSources' },
        { guard: 'isAtAllergies', target: 'asking.allergies' },
        { guard: 'isAtFoodIntolerances', target: 'asking.foodIntolerances' },
        { guard: 'isAtExcludedIngredients', target: 'asking.excludedIngredients' },
        { guard: 'isAtReview', target: 'reviewing' },
        { target: 'asking.dietType' },
      ],
    },
    asking: {
      description: 'One question at a time. Every answer is stored on this device at once.',
      tags: ['question'],
      initial: 'dietType',
      on: {
        'diet.answered': { actions: [{ type: 'noteDiet', params: eventItself }, 'storeProgress'] },
        'name.toggled': { actions: [{ type: 'toggleName', params: eventItself }, 'storeProgress'] },
        'intolerance.toggled': {
          actions: [{ type: 'toggleIntolerance', params: eventItself }, 'storeProgress'],
        },
        'ingredients.ticked': { actions: [{ type: 'noteTicked', params: eventItself }, 'storeProgress'] },
        'review.reached': { target: 'reviewing' },
      },
      states: {
        dietType: {
          description: '1/5. Does the member follow a diet, and which?',
          entry: [{ type: 'noteStep', params: { step: 'dietType' } }, 'storeProgress'],
          on: { 'next.requested': { target: 'proteinSources' } },
        },
        proteinSources: {
          description: '2/5. Which sources of protein does the member like?',
          entry: [{ type: 'noteStep', params: { step: 'proteinSources' } }, 'storeProgress'],
          on: {
            'next.requested': { target: 'allergies' },
            'back.requested': { target: 'dietType' },
          },
        },
        allergies: {
          description: '3/5. What is the member allergic to?',
          entry: [{ type: 'noteStep', params: { step: 'allergies' } }, 'storeProgress'],
          on: {
            'next.requested': { target: 'foodIntolerances' },
            'back.requested': { target: 'proteinSources' },
          },
        },
        foodIntolerances: {
          description: '4/5. Which intolerances does the member have?',
          entry: [{ type: 'noteStep', params: { step: 'foodIntolerances' } }, 'storeProgress'],
          on: {
            'next.requested': { target: 'excludedIngredients' },
            'back.requested': { target: 'allergies' },
          },
        },
        excludedIngredients: {
          description: '5/5. What else does the member not want to eat?',
          entry: [{ type: 'noteStep', params: { step: 'excludedIngredients' } }, 'storeProgress'],
          on: {
            'next.requested': { target: '#healthQuiz.reviewing', actions: 'goToReview' },
            'back.requested': { target: 'foodIntolerances' },
          },
        },
      },
    },
    reviewing: {
      description: 'All answers on one page, each group with a way back to its question.',
      entry: [{ type: 'noteStep', params: { step: 'review' } }, 'storeProgress'],
      on: {
        'change.requested': {
          target: 'resuming',
          actions: [{ type: 'noteStep', params: eventItself }, 'goToQuestions'],
        },
        'questions.reached': { target: 'asking.excludedIngredients' },
        'answers.submitted': { target: 'saving' },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'savePreferences',
        src: 'savePreferences',
        input: editOf,
        onOk: {
          target: 'saved',
          actions: ['clearProgress', 'saySaved', { type: 'reportSaved', params: outputOf }],
        },
        onFailed: { target: 'reviewing' },
        failureText: messages.preferencesFailed,
      }),
    },
    saved: { description: 'The answers are saved with the account.', type: 'final' },
  },
});

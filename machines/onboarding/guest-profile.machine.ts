import { assign, emit, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { guestMessages } from '#domain/message/guest-messages.ts';
import {
  type GuestAnswers,
  type GuestQuestion,
  isAnythingAnswered,
  noGuestAnswers,
} from '#domain/onboarding/guest-answers.ts';
import { type NavigationRequested, navigationTo } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

type RecipeCard = components['schemas']['RecipeCard'];

interface Input {
  /** The recipe to be judged; null: a dozen are shown. */
  readonly recipeId: string | null;
}
interface Context extends Input {
  answers: GuestAnswers;
  dishes: readonly RecipeCard[];
  failure: string | null;
}
export type DishesOutcome = Outcome<readonly RecipeCard[]>;

interface AnswerChanged {
  readonly type: 'answer.changed';
  readonly question: GuestQuestion;
  /** All names chosen by now. */
  readonly chosen: readonly string[];
}
export type GuestProfileEvent =
  | AnswerChanged
  | { type: 'dishes.requested' }
  | { type: 'answers.reopened' }
  | { type: 'answers.forgotten' }
  | { type: 'retry.requested' };

/** Asks src/flows to store the answers on this device; null: to remove them. */
export interface GuestAnswersChanged {
  readonly type: 'answers.changed';
  readonly answers: GuestAnswers | null;
}

const initialContext = ({ input }: { input: Input }): Context => ({
  ...input,
  answers: noGuestAnswers,
  dishes: [],
  failure: null,
});
const answersOf = ({ context: { answers } }: { context: Context }) => ({ answers });

export const guestProfileMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as GuestProfileEvent,
    emitted: {} as GuestAnswersChanged | NavigationRequested,
    children: {} as { readAnswers: 'readAnswers'; findDishes: 'findDishes' },
  },
  actors: {
    /** The answers stored on this device; null without any. */
    readAnswers: unprovided<GuestAnswers | null>('readAnswers'),
    findDishes: unprovided<DishesOutcome, { answers: GuestAnswers }>('findDishes'),
  },
  actions: {
    takeUp: assign((_, answers: GuestAnswers | null) => ({ answers: answers ?? noGuestAnswers })),
    noteAnswer: assign(({ context: { answers } }, { question, chosen }: AnswerChanged) => ({
      answers: { ...answers, [question]: chosen },
    })),
    forget: assign({ answers: noGuestAnswers, dishes: [] }),
    rememberDishes: assign((_, outcome: DishesOutcome) => ({
      dishes: outcome.kind === 'ok' ? outcome.value : [],
      failure: null,
    })),
    rememberFailure: assign((_, outcome: DishesOutcome) => ({
      failure: failureMessage(outcome, guestMessages.dishesFailed),
    })),
    rememberDefect: assign({ failure: guestMessages.dishesFailed }),
    storeAnswers: emit(({ context: { answers } }) => ({
      type: 'answers.changed' as const,
      answers: isAnythingAnswered(answers) ? answers : null,
    })),
    goToRecipe: emit(({ context: { recipeId } }) =>
      navigationTo({ to: 'guestRecipe', recipeId: recipeId ?? '' }),
    ),
  },
  guards: {
    isOk: isKind('ok'),
    hasRecipe: ({ context }) => context.recipeId !== null,
    hasAnswers: ({ context }, answers: GuestAnswers | null) => answers !== null && context.recipeId === null,
  },
}).createMachine({
  id: 'guestProfile',
  description:
    'A guest answers three questions and sees dishes that fit, without an account. The answers stay on the device.',
  context: initialContext,
  initial: 'opening',
  states: {
    opening: {
      description: 'Did the guest answer before, on this device?',
      invoke: {
        id: 'readAnswers',
        src: 'readAnswers',
        onDone: [
          {
            guard: { type: 'hasAnswers', params: outputOf },
            target: 'finding',
            actions: { type: 'takeUp', params: outputOf },
          },
          { target: 'asking', actions: { type: 'takeUp', params: outputOf } },
        ],
        onError: { target: 'asking' },
      },
    },
    asking: {
      description: 'Three questions on one page; each may stay unanswered.',
      on: {
        'answer.changed': { actions: { type: 'noteAnswer', params: eventItself } },
        'dishes.requested': [
          { guard: 'hasRecipe', target: 'handedOver', actions: ['storeAnswers', 'goToRecipe'] },
          { target: 'finding', actions: 'storeAnswers' },
        ],
      },
    },
    finding: {
      invoke: loading({
        id: 'findDishes',
        src: 'findDishes',
        input: answersOf,
        onOk: { target: 'shown', actions: { type: 'rememberDishes', params: outputOf } },
        onFailed: 'failed',
      }),
      on: { 'answers.reopened': { target: 'asking' } },
    },
    shown: {
      description: 'A dozen dishes that fit, each with its page; or none.',
      on: {
        'answers.reopened': { target: 'asking' },
        'answers.forgotten': { target: 'asking', actions: ['forget', 'storeAnswers'] },
      },
    },
    failed: {
      on: { 'retry.requested': { target: 'finding' }, 'answers.reopened': { target: 'asking' } },
    },
    handedOver: { description: 'The page of the recipe judges it by the answers.', type: 'final' },
  },
});

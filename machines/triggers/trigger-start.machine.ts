import { assign, setup } from 'xstate';
import type { FodmapSugar } from '#domain/food/fodmap-figure.ts';
import { triggerMessages } from '#domain/message/trigger-messages.ts';
import type { TestedSubstance } from '#domain/triggers/doses.ts';
import { leftOutBy } from '#domain/triggers/one-restriction.ts';
import {
  type ClosesSome,
  isClosed,
  type Refusal,
  type Screening,
  type ScreeningAnswers,
} from '#domain/triggers/screening.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  refusals: readonly Refusal[];
  /** Null until cleared. */
  closes: readonly ClosesSome[] | null;
  answers: ScreeningAnswers | null;
  substance: TestedSubstance | null;
  alsoLow: readonly FodmapSugar[];
  foodId: string | null;
  isHelped: boolean;
}

export interface ChosenTest {
  readonly substance: TestedSubstance;
  /** Other sugars to leave out, too, and to test next. */
  readonly alsoLow: readonly FodmapSugar[];
  readonly foodId: string;
  readonly isHelped: boolean;
}

export type TriggerStartEvent =
  | { type: 'screening.answered'; answers: ScreeningAnswers; screening: Screening }
  | { type: 'screening.repeated' }
  /** `foodId`: of the food that carries it. `isHelped`: somebody else mixes the portions. */
  | ({ type: 'substance.chosen' } & ChosenTest);

type Answered = Extract<TriggerStartEvent, { type: 'screening.answered' }>;

const initialContext = (): Context => ({
  refusals: [],
  closes: null,
  answers: null,
  substance: null,
  alsoLow: [],
  foodId: null,
  isHelped: false,
});
const choiceOf = ({ context: { answers, substance, alsoLow, foodId, isHelped } }: { context: Context }) => ({
  answers,
  substance,
  alsoLow,
  foodId,
  isHelped,
});

export const triggerStartMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TriggerStartEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'busy',
    children: {} as { startProgram: 'startProgram' },
  },
  actors: {
    startProgram: unprovided<Outcome<unknown>, ReturnType<typeof choiceOf>>('startProgram'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberScreening: assign((_, { answers, screening }: Answered) => ({
      answers,
      refusals: screening.kind === 'refused' ? screening.reasons : [],
      closes: screening.kind === 'cleared' ? screening.closes : null,
    })),
    rememberSubstance: assign((_, { substance, alsoLow, foodId, isHelped }: ChosenTest) => ({
      substance,
      alsoLow,
      foodId,
      isHelped,
    })),
    forgetAnswers: assign(initialContext),
  },
  guards: {
    isCleared: (_, { screening }: { screening: Screening }) => screening.kind === 'cleared',
    isRefused: (_, { screening }: { screening: Screening }) => screening.kind === 'refused',
    isOpen: ({ context: { closes } }, chosen: ChosenTest) =>
      closes !== null && leftOutBy(chosen).every((it) => !isClosed(closes, it)),
    isOk: isKind('ok'),
  },
}).createMachine({
  id: 'triggerStart',
  description: 'Screening before a test of a trigger, the choice of what to test, and the start.',
  context: initialContext,
  initial: 'screening',
  states: {
    screening: {
      description: 'Every question needs an answer; those that are missing keep it here.',
      on: {
        'screening.answered': [
          {
            guard: { type: 'isCleared', params: eventItself },
            target: 'choosing',
            actions: { type: 'rememberScreening', params: eventItself },
          },
          {
            guard: { type: 'isRefused', params: eventItself },
            target: 'refused',
            actions: { type: 'rememberScreening', params: eventItself },
          },
        ],
      },
    },
    refused: {
      description: 'No restriction and no doses without a clinic. The diary stays open.',
      on: { 'screening.repeated': { target: 'screening', actions: 'forgetAnswers' } },
    },
    choosing: {
      description: 'One substance or food, and sugars to test next, that the answers do not close.',
      on: {
        'screening.repeated': { target: 'screening', actions: 'forgetAnswers' },
        'substance.chosen': {
          guard: { type: 'isOpen', params: eventItself },
          target: 'starting',
          actions: { type: 'rememberSubstance', params: eventItself },
        },
      },
    },
    starting: {
      description: 'The server screens again, from what it knows, before it starts the baseline.',
      tags: ['busy'],
      invoke: submission({
        id: 'startProgram',
        src: 'startProgram',
        input: choiceOf,
        onOk: { target: 'started' },
        onFailed: { target: 'choosing' },
        failureText: triggerMessages.startFailed,
      }),
    },
    started: { type: 'final' },
  },
});

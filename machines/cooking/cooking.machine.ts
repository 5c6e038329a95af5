import { assign, emit, setup } from 'xstate';
import {
  type CookingSession,
  type CookingTimer,
  newSession,
  nextTimer,
} from '#domain/cooking/cooking-timers.ts';
import { cookingMessages } from '#domain/message/cooking-messages.ts';
import { errorToast, type ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Input {
  readonly recipeId: string;
  /** Number of steps. */
  readonly steps: number;
  readonly servings: number;
}
interface Context extends Input, CookingSession {
  /** The timer that rings; null without one. */
  dueTimer: CookingTimer | null;
}
export interface CookedInput {
  readonly recipeId: string;
  readonly servings: number;
  /** False: take it back. */
  readonly isCooked: boolean;
}
export type CookedOutcome = Outcome<null>;

export type CookingEvent =
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.opened'; step: number }
  /** Ticks the step off, or back on. */
  | { type: 'step.ticked'; step: number }
  | { type: 'timer.started'; timer: CookingTimer }
  | { type: 'timer.canceled'; id: string }
  | { type: 'ring.silenced' }
  | { type: 'cooking.finished' }
  | { type: 'cooking.resumed' }
  | { type: 'record.undone' };

/** Asks src/flows to store the session on this device; null: to remove it. */
export interface CookingSessionChanged {
  readonly type: 'session.changed';
  readonly session: CookingSession | null;
}

const initialContext = ({ input }: { input: Input }): Context => ({
  ...input,
  ...newSession,
  dueTimer: null,
});
const recipeOf = ({ context: { recipeId, steps } }: { context: Context }) => ({ recipeId, steps });
const cookedOf = ({ context: { recipeId, servings } }: { context: Context }): CookedInput => ({
  recipeId,
  servings,
  isCooked: true,
});
const uncookedOf = (given: { context: Context }): CookedInput => ({ ...cookedOf(given), isCooked: false });
const endOfNext = ({ context: { timers } }: { context: Context }) => ({
  endsAt: nextTimer(timers)?.endsAt ?? 0,
});

export const cookingMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as CookingEvent,
    emitted: {} as CookingSessionChanged | ToastRequested,
    /** `awake`: the screen must not turn off. */
    tags: {} as 'awake' | 'busy' | 'ringing',
    children: {} as {
      readSession: 'readSession';
      recordCooked: 'recordCooked';
      takeBack: 'recordCooked';
      waitForTimer: 'waitForTimer';
    },
  },
  actors: {
    /** The session stored on this device; null without one. */
    readSession: unprovided<CookingSession | null, { recipeId: string; steps: number }>('readSession'),
    recordCooked: unprovided<CookedOutcome, CookedInput>('recordCooked'),
    /** Resolves when the time has come, also if that was before a reload. */
    waitForTimer: unprovided<null, { endsAt: number }>('waitForTimer'),
  },
  actions: {
    sayFailed: sayFailed(),
    takeUp: assign((_, session: CookingSession | null) => session ?? newSession),
    goOn: assign(({ context: { step, steps } }) => ({ step: Math.min(step + 1, steps - 1) })),
    goBack: assign(({ context: { step } }) => ({ step: Math.max(step - 1, 0) })),
    openStep: assign((_, { step }: { step: number }) => ({ step })),
    tickCurrent: assign(({ context: { step, done } }) => ({
      done: done.includes(step) ? done : [...done, step],
    })),
    toggleStep: assign(({ context: { done } }, { step }: { step: number }) => ({
      done: done.includes(step) ? done.filter((each) => each !== step) : [...done, step],
    })),
    addTimer: assign(({ context: { timers } }, { timer }: { timer: CookingTimer }) => ({
      timers: [...timers.filter(({ id }) => id !== timer.id), timer],
    })),
    removeTimer: assign(({ context: { timers } }, { id }: { id: string }) => ({
      timers: timers.filter((timer) => timer.id !== id),
    })),
    noteRung: assign(({ context: { timers } }) => {
      const dueTimer = nextTimer(timers);
      return { dueTimer, timers: timers.filter(({ id }) => id !== dueTimer?.id) };
    }),
    silence: assign({ dueTimer: null }),
    dropTimers: assign({ timers: [] }),
    storeSession: emit(({ context: { step, done, timers, dueTimer } }) => ({
      type: 'session.changed' as const,
      // one that rings has not been heard yet
      session: { step, done, timers: dueTimer === null ? timers : [...timers, dueTimer] },
    })),
    clearSession: emit({ type: 'session.changed', session: null } as const),
    sayKept: emit(errorToast(cookingMessages.removeFailed)),
  },
  guards: {
    isOk: isKind('ok'),
    hasNoTimer: ({ context: { timers } }) => timers.length === 0,
    isSilent: ({ context: { dueTimer } }) => dueTimer === null,
    hasTimer: ({ context: { timers } }) => timers.length > 0,
    isStep: ({ context: { steps } }, { step }: { step: number }) => step >= 0 && step < steps,
    isLast: ({ context: { step, steps } }) => step >= steps - 1,
  },
}).createMachine({
  id: 'cooking',
  description: 'Cooking a recipe, one step at a time, with timers. It goes on after a reload.',
  context: initialContext,
  type: 'parallel',
  states: {
    course: {
      initial: 'opening',
      states: {
        opening: {
          description: 'Was this recipe being cooked before the reload?',
          invoke: {
            id: 'readSession',
            src: 'readSession',
            input: recipeOf,
            onDone: { target: 'cooking', actions: { type: 'takeUp', params: outputOf } },
            onError: { target: 'cooking' },
          },
        },
        cooking: {
          tags: ['awake'],
          on: {
            'step.next': [
              { guard: 'isLast', actions: ['tickCurrent', 'storeSession'] },
              { actions: ['tickCurrent', 'goOn', 'storeSession'] },
            ],
            'step.back': { actions: ['goBack', 'storeSession'] },
            'step.opened': {
              guard: { type: 'isStep', params: eventItself },
              actions: [{ type: 'openStep', params: eventItself }, 'storeSession'],
            },
            'step.ticked': {
              guard: { type: 'isStep', params: eventItself },
              actions: [{ type: 'toggleStep', params: eventItself }, 'storeSession'],
            },
            'cooking.finished': { target: 'recording' },
          },
        },
        recording: {
          description: 'The recipe is noted as cooked today, on this device first.',
          tags: ['busy'],
          invoke: submission({
            id: 'recordCooked',
            src: 'recordCooked',
            input: cookedOf,
            onOk: { target: 'asking', actions: ['dropTimers', 'silence', 'clearSession'] },
            onFailed: { target: 'cooking' },
            failureText: cookingMessages.recordFailed,
          }),
        },
        asking: {
          description: 'How was it? Stars, a picture, and a note for the next time.',
          on: { 'record.undone': { target: 'undoing' }, 'cooking.resumed': { target: 'cooking' } },
        },
        undoing: {
          tags: ['busy'],
          invoke: {
            id: 'takeBack',
            src: 'recordCooked',
            input: uncookedOf,
            onDone: [
              { guard: { type: 'isOk', params: outputOf }, target: 'cooking' },
              { target: 'asking', actions: 'sayKept' },
            ],
            onError: { target: 'asking', actions: 'sayKept' },
          },
        },
      },
    },
    clock: {
      initial: 'still',
      on: {
        'timer.started': {
          target: '.still',
          actions: [{ type: 'addTimer', params: eventItself }, 'storeSession'],
        },
        'timer.canceled': {
          target: '.still',
          actions: [{ type: 'removeTimer', params: eventItself }, 'storeSession'],
        },
      },
      states: {
        still: { always: { guard: 'hasTimer', target: 'running' } },
        running: {
          description: 'The timer that ends first is waited for.',
          invoke: {
            id: 'waitForTimer',
            src: 'waitForTimer',
            input: endOfNext,
            onDone: { target: 'ringing', actions: 'noteRung' },
            onError: { target: 'ringing', actions: 'noteRung' },
          },
          always: { guard: 'hasNoTimer', target: 'still' },
        },
        ringing: {
          description: 'A timer rings until somebody hears it. The next one rings after it.',
          tags: ['ringing'],
          always: { guard: 'isSilent', target: 'still' },
          on: {
            'ring.silenced': { actions: ['silence', 'storeSession'] },
            // the pot first, then the next step
            'timer.started': {
              actions: [{ type: 'addTimer', params: eventItself }, 'storeSession'],
            },
            'timer.canceled': {
              actions: [{ type: 'removeTimer', params: eventItself }, 'storeSession'],
            },
          },
        },
      },
    },
  },
});

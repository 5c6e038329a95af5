import { assign, emit, setup } from 'xstate';
import {
  type CookingSession,
  type CookingTimer,
  isSameTimer,
  newSession,
  nextTimer,
} from '#domain/cooking/cooking-timers.ts';
import { cookingMessages } from '#domain/message/cooking-messages.ts';
import { errorToast, type ToastRequested } from '../shared/announcements.ts';
import { isKind } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import type { CookedInput, CookedOutcome, CookingEvent, CookingSessionChanged } from './cooking-events.ts';

interface Input {
  readonly recipeId: string;
  /** Number of steps. */
  readonly steps: number;
  readonly servings: number;
}
interface Context extends Input, CookingSession {
  /** The timer that rings; null without one. */
  dueTimer: CookingTimer | null;
  /** Timers that ended with the cooking; they go on if that is taken back. */
  endedTimers: readonly CookingTimer[];
}
const initialContext = ({ input }: { input: Input }): Context => ({
  ...input,
  ...newSession,
  dueTimer: null,
  endedTimers: [],
});
/** One that rings has not been heard yet. */
const allTimers = ({ timers, dueTimer }: Context) => (dueTimer === null ? timers : [...timers, dueTimer]);
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
    endTimers: assign(({ context }) => ({ endedTimers: allTimers(context), timers: [], dueTimer: null })),
    resumeTimers: assign(({ context: { timers, endedTimers } }) => ({
      timers: [...timers, ...endedTimers],
      endedTimers: [],
    })),
    takeOver: assign(({ context: { dueTimer } }, { session }: { session: CookingSession | null }) => {
      const { done, timers } = session ?? newSession;
      const isDue = (timer: CookingTimer) => dueTimer !== null && isSameTimer(timer, dueTimer);
      return {
        done,
        timers: timers.filter((timer) => !isDue(timer)),
        dueTimer: timers.some(isDue) ? dueTimer : null,
      };
    }),
    storeSession: emit(({ context }) => ({
      type: 'session.changed' as const,
      session: { step: context.step, done: context.done, timers: allTimers(context) },
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
            onOk: { target: 'asking', actions: ['endTimers', 'clearSession'] },
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
              {
                guard: { type: 'isOk', params: outputOf },
                target: 'cooking',
                actions: ['resumeTimers', 'storeSession'],
              },
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
        'session.replaced': {
          target: '.still',
          actions: { type: 'takeOver', params: eventItself },
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
            'session.replaced': {
              description: 'Heard in another tab, it is silent here as well.',
              actions: { type: 'takeOver', params: eventItself },
            },
          },
        },
      },
    },
  },
});

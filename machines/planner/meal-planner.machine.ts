import { assign, emit, enqueueActions, setup } from 'xstate';
import { weekOf } from '#domain/calendar/week.ts';
import {
  applyChange,
  conflictWords,
  doneWords,
  type PlanChange,
  undoOf,
} from '#domain/meal-plan/plan-change.ts';
import { type DayPlan, type WeekPlan, withDays } from '#domain/meal-plan/week-plan.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** The selected day, YYYY-MM-DD; its week is the loaded one. */
  day: string;
  /** As last returned by the server; null until it is known. */
  confirmed: WeekPlan | null;
  /** Optimistic changes that are queued or in flight, oldest first. */
  pending: readonly PlanChange[];
  /** The failed change and its message; null without a failure. */
  trouble: { readonly change: PlanChange; readonly reason: string } | null;
  failure: string | null;
}
export type WeekOutcome = Outcome<WeekPlan>;
/** The changed days; empty if unknown, as for a change that is queued offline. */
export type ChangeOutcome = Outcome<readonly DayPlan[]>;
export type MealPlannerEvent =
  | { type: 'day.chosen'; day: string }
  | { type: 'change.requested'; change: PlanChange }
  | { type: 'trouble.dismissed' }
  | { type: 'change.repeated' }
  /** The plan may have changed elsewhere, so a response in flight may be outdated. */
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' };
/** Shown as a toast with an undo action. */
export interface ChangeUndoable {
  readonly type: 'change.undoable';
  readonly message: string;
  readonly undo: PlanChange;
}

const isSameWeek = (one: string, other: string) => weekOf(one)[0] === weekOf(other)[0];
const onDay = (context: Context, day: string) => ({
  day,
  confirmed: isSameWeek(day, context.day) ? context.confirmed : null,
});
const initialContext = ({ input }: { input: { day: string } }): Context => ({
  day: input.day,
  confirmed: null,
  pending: [],
  trouble: null,
  failure: null,
});
const startOf = ({ context }: { context: Context }) => ({ start: weekOf(context.day)[0] ?? context.day });
/** A retry would fail again: the day has another revision, or the item is gone. */
const isFinal = ({ kind }: ChangeOutcome) => kind === 'conflict' || kind === 'notFound';
const answeredIn = (outcome: ChangeOutcome) => (outcome.kind === 'ok' ? outcome.value : []);
const oldestOf = ({ context: { pending } }: { context: Context }) => ({ change: pending[0] ?? null });

export const mealPlannerMachine = setup({
  types: {
    input: {} as { day: string },
    context: {} as Context,
    events: {} as MealPlannerEvent,
    emitted: {} as ChangeUndoable | ToastRequested | { type: 'plan.changed' },
    tags: {} as 'busy',
    children: {} as { loadWeek: 'loadWeek'; refreshWeek: 'loadWeek'; changePlan: 'changePlan' },
  },
  actors: {
    loadWeek: unprovided<WeekOutcome, { start: string }>('loadWeek'),
    changePlan: unprovided<ChangeOutcome, { change: PlanChange | null }>('changePlan'),
  },
  actions: {
    noteDay: assign(({ context }, { day }: { day: string }) => onDay(context, day)),
    rememberWeek: assign((_, outcome: WeekOutcome) =>
      outcome.kind === 'ok' ? { confirmed: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: WeekOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    enqueue: assign(({ context }, { change }: { change: PlanChange }) => ({
      pending: [...context.pending, change],
      trouble: null,
    })),
    enqueueAgain: assign(({ context: { pending, trouble } }) => ({
      pending: trouble === null ? pending : [...pending, trouble.change],
      trouble: null,
    })),
    settleOldest: assign(({ context: { confirmed, pending } }, outcome: ChangeOutcome) => {
      const known = confirmed && pending[0] ? applyChange(confirmed, pending[0]) : confirmed;
      return { confirmed: known && withDays(known, answeredIn(outcome)), pending: pending.slice(1) };
    }),
    dropOldest: assign(({ context }, outcome: ChangeOutcome) => {
      const [change, ...pending] = context.pending;
      const reason = isFinal(outcome) ? null : failureMessage(outcome);
      return { pending, trouble: change && reason !== null ? { change, reason } : null };
    }),
    dropBroken: assign(({ context: { pending } }) => ({
      pending: pending.slice(1),
      trouble: pending[0] ? { change: pending[0], reason: messages.unexpected } : null,
    })),
    clearTrouble: assign({ trouble: null }),
    sayDone: enqueueActions(({ enqueue, context: { confirmed, pending } }, outcome: ChangeOutcome) => {
      const [change] = pending;
      const message = change ? doneWords(change) : null;
      if (!change || message === null) return;
      const undo = confirmed && undoOf(confirmed, change, answeredIn(outcome));
      enqueue.emit(undo ? { type: 'change.undoable', message, undo } : successToast(message));
    }),
    sayTooLate: enqueueActions(({ enqueue, context: { pending } }, outcome: ChangeOutcome) => {
      const words = outcome.kind === 'conflict' && pending[0] ? conflictWords(pending[0]) : null;
      const message = words ?? failureMessage(outcome);
      if (isFinal(outcome) && message !== null) enqueue.emit(errorToast(message));
    }),
    reportChanged: emit({ type: 'plan.changed' } as const),
  },
  guards: {
    isOk: isKind('ok'),
    isOtherWeek: ({ context }, { day }: { day: string }) => !isSameWeek(day, context.day),
    hasMore: ({ context }) => context.pending.length > 0,
    isUnknown: ({ context }) => context.confirmed === null,
    hasTrouble: ({ context }) => context.trouble !== null,
  },
}).createMachine({
  id: 'mealPlanner',
  description: 'The plan of a week, with one selected day.',
  context: initialContext,
  initial: 'loading',
  on: {
    'trouble.dismissed': { actions: 'clearTrouble' },
    'day.chosen': [
      {
        guard: { type: 'isOtherWeek', params: eventItself },
        target: '.loading',
        actions: { type: 'noteDay', params: eventItself },
      },
      { actions: { type: 'noteDay', params: eventItself } },
    ],
  },
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadWeek',
        src: 'loadWeek',
        input: startOf,
        onOk: { target: 'ready', actions: { type: 'rememberWeek', params: outputOf } },
        onFailed: 'failed',
      }),
      on: {
        'refresh.requested': { target: 'loading', reenter: true },
      },
    },
    failed: {
      on: {
        'retry.requested': { target: 'loading' },
        'refresh.requested': { target: 'loading' },
        'day.chosen': { target: 'loading', actions: { type: 'noteDay', params: eventItself } },
      },
    },
    ready: {
      on: {
        'change.requested': { target: 'saving', actions: { type: 'enqueue', params: eventItself } },
        'change.repeated': { guard: 'hasTrouble', target: 'saving', actions: 'enqueueAgain' },
        'refresh.requested': { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'The known week stays on the screen; it also stays if the new one cannot be loaded.',
      invoke: {
        id: 'refreshWeek',
        src: 'loadWeek',
        input: startOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberWeek', params: outputOf },
          },
          { target: 'ready' },
        ],
        onError: { target: 'ready' },
      },
      on: {
        'refresh.requested': { target: 'refreshing', reenter: true },
        'change.requested': { target: 'saving', actions: { type: 'enqueue', params: eventItself } },
        'change.repeated': { guard: 'hasTrouble', target: 'saving', actions: 'enqueueAgain' },
      },
    },
    saving: {
      description:
        'Changes are shown at once and sent one after another; other days can be opened meanwhile.',
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        input: oldestOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'comparing',
            actions: [
              { type: 'sayDone', params: outputOf },
              { type: 'settleOldest', params: outputOf },
              'reportChanged',
            ],
          },
          {
            target: 'comparing',
            actions: [
              { type: 'sayTooLate', params: outputOf },
              { type: 'dropOldest', params: outputOf },
            ],
          },
        ],
        onError: { target: 'comparing', actions: 'dropBroken' },
      },
      on: {
        'day.chosen': { actions: { type: 'noteDay', params: eventItself } },
        'change.requested': { actions: { type: 'enqueue', params: eventItself } },
      },
    },
    comparing: {
      description: 'Next is another queued change, else a refresh of the week.',
      always: [
        { guard: 'hasMore', target: 'saving' },
        { guard: 'isUnknown', target: 'loading' },
        { target: 'refreshing' },
      ],
    },
  },
});

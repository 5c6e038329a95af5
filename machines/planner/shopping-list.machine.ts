import { assign, setup } from 'xstate';
import { type ShoppingAisle, type Ticks, unsentTicks, withTicks } from '#domain/meal-plan/shopping-list.ts';
import { messages } from '#domain/message/messages.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** The Monday of the list, YYYY-MM-DD. */
  readonly start: string;
  /** As stored on the server; null until it is known. */
  aisles: readonly ShoppingAisle[] | null;
  /** Ticks that are not saved yet, shown optimistically. */
  ticks: Ticks;
  /** Ticks being saved. */
  sent: Ticks;
  failure: string | null;
}
export type ShoppingOutcome = Outcome<readonly ShoppingAisle[]>;
export interface TicksToSave {
  readonly start: string;
  readonly ticks: Ticks;
  readonly aisles: readonly ShoppingAisle[];
}
export interface ShoppingInput {
  readonly start: string;
  /** Unsaved ticks of an earlier offline visit. */
  readonly ticks: Ticks;
}
export type ShoppingListEvent =
  | { type: 'item.ticked'; id: string; ticked: boolean }
  | { type: 'connection.returned' }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' };

const initialContext = ({ input }: { input: ShoppingInput }): Context => ({
  start: input.start,
  aisles: null,
  ticks: input.ticks,
  sent: {},
  failure: null,
});
const startOf = ({ context }: { context: Context }) => ({ start: context.start });
const ticksOf = ({ context }: { context: Context }): TicksToSave => ({
  start: context.start,
  ticks: context.ticks,
  aisles: context.aisles ?? [],
});

export const shoppingListMachine = setup({
  types: {
    input: {} as ShoppingInput,
    context: {} as Context,
    events: {} as ShoppingListEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'busy',
    children: {} as { loadList: 'loadList'; refreshList: 'loadList'; saveTicks: 'saveTicks' },
  },
  actors: {
    loadList: unprovided<ShoppingOutcome, { start: string }>('loadList'),
    saveTicks: unprovided<Outcome<unknown>, TicksToSave>('saveTicks'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberList: assign((_, outcome: ShoppingOutcome) =>
      outcome.kind === 'ok' ? { aisles: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: ShoppingOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    tick: assign(({ context }, { id, ticked }: { id: string; ticked: boolean }) => ({
      ticks: { ...context.ticks, [id]: ticked },
    })),
    noteSent: assign({ sent: ({ context }) => context.ticks }),
    settle: assign(({ context: { aisles, ticks, sent } }) => ({
      aisles: aisles && withTicks(aisles, sent),
      ticks: unsentTicks(ticks, sent),
      sent: {},
    })),
    takeBack: assign(({ context: { ticks, sent } }) => ({ ticks: unsentTicks(ticks, sent), sent: {} })),
  },
  guards: {
    isOk: isKind('ok'),
    isCutOff: (_, outcome: Outcome<unknown>) => outcome.kind === 'unavailable' && outcome.status === null,
    hasTicks: ({ context }) => Object.keys(context.ticks).length > 0,
  },
}).createMachine({
  id: 'shoppingList',
  description:
    'The shopping list of a week. Ticks are shown at once and sent when the server can be reached.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadList',
        src: 'loadList',
        input: startOf,
        onOk: { target: 'ready', actions: { type: 'rememberList', params: outputOf } },
        onFailed: 'failed',
      }),
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
    },
    ready: {
      description: 'Unsaved ticks are sent first.',
      always: { guard: 'hasTicks', target: 'saving' },
      on: {
        'item.ticked': { target: 'saving', actions: { type: 'tick', params: eventItself } },
        'refresh.requested': { target: 'refreshing' },
      },
    },
    refreshing: {
      invoke: {
        id: 'refreshList',
        src: 'loadList',
        input: startOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberList', params: outputOf },
          },
          { target: 'ready' },
        ],
        onError: { target: 'ready' },
      },
      on: {
        'item.ticked': { target: 'saving', actions: { type: 'tick', params: eventItself } },
        'refresh.requested': { target: 'refreshing', reenter: true },
      },
    },
    saving: {
      entry: 'noteSent',
      invoke: submission({
        id: 'saveTicks',
        src: 'saveTicks',
        input: ticksOf,
        onOk: { target: 'ready', actions: 'settle' },
        onOther: [{ guard: { type: 'isCutOff', params: outputOf }, target: 'waiting' }],
        onFailed: { target: 'ready', actions: 'takeBack' },
      }),
      on: { 'item.ticked': { actions: { type: 'tick', params: eventItself } } },
    },
    waiting: {
      description: 'There is no connection: unsaved ticks are held here until there is one.',
      on: {
        'item.ticked': { actions: { type: 'tick', params: eventItself } },
        'connection.returned': { target: 'saving' },
        'refresh.requested': { target: 'saving' },
      },
    },
  },
});

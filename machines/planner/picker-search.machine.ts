import { assign, setup } from 'xstate';
import type { PickerItem } from '#domain/meal-plan/picker-item.ts';
import { messages } from '#domain/message/messages.ts';
import { appendNew, type Page } from '#domain/page/page.ts';
import { busyMessage } from '../shared/busy-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export interface PickerPage extends Page<PickerItem> {
  /** Whether the page is only empty because items that do not fit are hidden. */
  readonly isFiltered: boolean;
}
export type PickerOutcome = Outcome<PickerPage>;
export interface PickerRequest {
  readonly query: string;
  /** False hides items that do not fit the member. */
  readonly showAll: boolean;
  /** From 1. */
  readonly page: number;
}
export interface PickerSearchInput {
  /** True to start with all items, for example if one that does not fit is selected already. */
  readonly showAll: boolean;
}
interface Context {
  typed: string;
  /** Whether items that do not fit are shown as well. */
  showAll: boolean;
  items: readonly PickerItem[];
  page: number;
  lastPage: number;
  isFiltered: boolean;
  failure: string | null;
}
export type PickerSearchEvent =
  | { type: 'term.typed'; term: string }
  | { type: 'showAll.toggled' }
  | { type: 'more.requested' }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' };

const initialContext = ({ input }: { input: PickerSearchInput }): Context => ({
  typed: '',
  showAll: input.showAll,
  items: [],
  page: 0,
  lastPage: 0,
  isFiltered: false,
  failure: null,
});
const firstPageOf = ({ context }: { context: Context }): PickerRequest => ({
  query: context.typed.trim(),
  showAll: context.showAll,
  page: 1,
});
const nextPageOf = ({ context }: { context: Context }): PickerRequest => ({
  query: context.typed.trim(),
  showAll: context.showAll,
  page: context.page + 1,
});

export const pickerSearchMachine = setup({
  types: {
    input: {} as PickerSearchInput,
    context: {} as Context,
    events: {} as PickerSearchEvent,
    tags: {} as 'busy',
    children: {} as { loadItems: 'loadItems'; loadMore: 'loadItems' },
  },
  actors: { loadItems: unprovided<PickerOutcome, PickerRequest>('loadItems') },
  actions: {
    noteTerm: assign((_, { term }: { term: string }) => ({ typed: term })),
    toggleShowAll: assign(({ context }) => ({ showAll: !context.showAll })),
    rememberItems: assign((_, outcome: PickerOutcome) =>
      outcome.kind === 'ok'
        ? {
            items: outcome.value.data,
            page: outcome.value.meta.current_page,
            lastPage: outcome.value.meta.last_page,
            isFiltered: outcome.value.isFiltered,
            failure: null,
          }
        : {},
    ),
    appendItems: assign(({ context }, outcome: PickerOutcome) =>
      outcome.kind === 'ok'
        ? {
            items: appendNew(context.items, outcome.value.data),
            page: outcome.value.meta.current_page,
            lastPage: outcome.value.meta.last_page,
            failure: null,
          }
        : {},
    ),
    rememberFailure: assign((_, outcome: PickerOutcome) => ({ failure: busyMessage(outcome) })),
    rememberDefect: assign({ failure: messages.overloaded }),
  },
  guards: {
    isOk: isKind('ok'),
    hasMore: ({ context }) => context.page < context.lastPage,
  },
  delays: { typingPause: 500 },
}).createMachine({
  id: 'pickerSearch',
  description:
    'A search for dishes and foods to plan: those that fit the member, or all. A new search ends the one before.',
  context: initialContext,
  initial: 'loading',
  on: {
    'term.typed': { target: '.typing', actions: { type: 'noteTerm', params: eventItself } },
    'showAll.toggled': { target: '.loading', actions: 'toggleShowAll' },
  },
  states: {
    typing: {
      description: 'The search starts after a pause in typing; the previous results stay.',
      after: { typingPause: { target: 'loading' } },
    },
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadItems',
        src: 'loadItems',
        input: firstPageOf,
        onOk: { target: 'ready', actions: { type: 'rememberItems', params: outputOf } },
        onFailed: 'failed',
      }),
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
    },
    ready: {
      on: {
        'more.requested': { guard: 'hasMore', target: 'appending' },
        'refresh.requested': { target: 'loading' },
      },
    },
    appending: {
      description: 'The next page is loading; the list stays.',
      tags: ['busy'],
      invoke: loading({
        id: 'loadMore',
        src: 'loadItems',
        input: nextPageOf,
        onOk: { target: 'ready', actions: { type: 'appendItems', params: outputOf } },
        onFailed: 'appendFailed',
      }),
      on: { 'refresh.requested': { target: 'loading' } },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
    },
    appendFailed: {
      description: 'The list stays; below it the reason and a retry.',
      on: { 'retry.requested': { target: 'appending' }, 'refresh.requested': { target: 'loading' } },
    },
  },
});

import { messages } from '#domain/message/messages.ts';
import type { JourneyOf } from '../shared/cases.ts';
import { nothingFits, pageOf } from './picker-search.cases.ts';
import type { pickerSearchMachine } from './picker-search.machine.ts';

const first = { resolves: 'loadItems', with: pageOf('1', 1, 2) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const more = { type: 'more.requested' } as const;
const typed = (term: string) => ({ type: 'term.typed', term }) as const;

export const pickerSearchJourneys: readonly JourneyOf<typeof pickerSearchMachine>[] = [
  {
    title: 'loads fitting items first; "Show all" loads everything and back',
    events: [first, { type: 'showAll.toggled' }, first, { type: 'showAll.toggled' }],
    end: 'loading',
    calls: [
      { id: 'loadItems', input: { query: '', showAll: false, page: 1 } },
      { id: 'loadItems', input: { query: '', showAll: true, page: 1 } },
      { id: 'loadItems', input: { query: '', showAll: false, page: 1 } },
    ],
    context: { showAll: false, items: first.with.value.data },
  },
  {
    title: 'shows a message when nothing fits, and everything on request',
    events: [{ resolves: 'loadItems', with: nothingFits }],
    end: 'ready',
    context: { items: [], isFiltered: true },
  },
  {
    title: '"Show all" cancels the search in flight',
    events: [{ type: 'showAll.toggled' }, first],
    end: 'ready',
    calls: [
      { id: 'loadItems', input: { query: '', showAll: false, page: 1 }, aborted: true },
      { id: 'loadItems', input: { query: '', showAll: true, page: 1 } },
    ],
    context: { showAll: true, isFiltered: false },
  },
  {
    title: '"Show all" does not wait for the debounce',
    events: [first, typed('soup'), { type: 'showAll.toggled' }],
    end: 'loading',
    calls: [{ id: 'loadItems' }, { id: 'loadItems', input: { query: 'soup', showAll: true, page: 1 } }],
  },
  {
    title: 'loads the next page with everything as well',
    events: [{ type: 'showAll.toggled' }, first, more],
    end: 'appending',
    calls: [
      { id: 'loadItems', aborted: true },
      { id: 'loadItems' },
      { id: 'loadMore', input: { query: '', showAll: true, page: 2 } },
    ],
  },
  {
    title: 'a list that starts with everything loads everything',
    input: { showAll: true },
    events: [first],
    end: 'ready',
    calls: [{ id: 'loadItems', input: { query: '', showAll: true, page: 1 } }],
    context: { showAll: true },
  },
  {
    title: 'PLAN-16 PLAN-18 View more loads page 2 and appends it',
    events: [first, more, more, { resolves: 'loadMore', with: pageOf('2', 2, 2) }, more],
    end: 'ready',
    calls: [
      { id: 'loadItems', input: { query: '', showAll: false, page: 1 } },
      { id: 'loadMore', input: { query: '', showAll: false, page: 2 } },
    ],
  },
  {
    title: 'PLAN-17 ERR-33 a new search silently cancels the one in flight',
    events: [typed('so'), { wait: 500 }, typed('soup'), { wait: 500 }, first],
    end: 'ready',
    calls: [
      { id: 'loadItems', input: { query: '', showAll: false, page: 1 }, aborted: true },
      { id: 'loadItems', input: { query: 'so', showAll: false, page: 1 }, aborted: true },
      { id: 'loadItems', input: { query: 'soup', showAll: false, page: 1 } },
    ],
    context: { failure: null },
  },
  {
    title: 'FOOD-05 sends no request while typing goes on',
    events: [first, typed('b'), { wait: 200 }, typed('bar'), { wait: 499 }],
    end: 'typing',
    calls: [{ id: 'loadItems' }],
  },
  {
    title: 'FOOD-05 CONST-07 sends one request 500 ms after the last key',
    events: [first, typed('b'), { wait: 200 }, typed('bar'), { wait: 500 }],
    end: 'loading',
  },
  {
    title: 'ERR-48 shows an error in place of the list when the search fails',
    events: [{ resolves: 'loadItems', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'failed',
    context: {
      failure: 'The system is currently overloaded and cannot process your request. Please try again later.',
    },
  },
  {
    title: 'OR-64 shows the message of a busy source',
    events: [
      { resolves: 'loadItems', with: { kind: 'unavailable', status: 503, message: 'The kitchen is full.' } },
    ],
    end: 'failed',
    context: { failure: 'The kitchen is full.' },
  },
  {
    title: 'ERR-48 an exception in the search shows the message of a failing server, and a retry helps',
    events: [{ rejects: 'loadItems' }, { type: 'retry.requested' }],
    end: 'loading',
    calls: [{ id: 'loadItems' }, { id: 'loadItems', input: { query: '', showAll: false, page: 1 } }],
    context: { failure: messages.overloaded },
  },
  {
    title: 'ERR-48 does not retry a failed search automatically',
    events: [{ rejects: 'loadItems' }],
    end: 'failed',
    calls: [{ id: 'loadItems' }],
  },
  {
    title: 'a refresh finds items added elsewhere',
    events: [first, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadItems' }, { id: 'loadItems', input: { query: '', showAll: false, page: 1 } }],
  },
  ...([{ resolves: 'loadMore', with: broken }, { rejects: 'loadMore' }] as const).flatMap(
    (failing, failure): JourneyOf<typeof pickerSearchMachine>[] => [
      {
        title: `PLAN-18 a failing next page keeps the list and shows an error, case ${failure + 1}`,
        events: [first, more, failing],
        end: 'appendFailed',
        calls: [{ id: 'loadItems' }, { id: 'loadMore' }],
        context: { items: first.with.value.data, failure: messages.overloaded },
      },
      {
        title: `PLAN-18 a retry of a failed next page appends it, case ${failure + 1}`,
        events: [
          first,
          more,
          failing,
          { type: 'retry.requested' },
          { resolves: 'loadMore', with: pageOf('2', 2, 2) },
        ],
        end: 'ready',
        calls: [
          { id: 'loadItems' },
          { id: 'loadMore' },
          { id: 'loadMore', input: { query: '', showAll: false, page: 2 } },
        ],
        context: { page: 2, failure: null },
      },
    ],
  ),
  {
    title: 'a change while the first page loads restarts the load',
    events: [{ type: 'refresh.requested' }, first],
    end: 'ready',
    calls: [{ id: 'loadItems', aborted: true }, { id: 'loadItems' }],
  },
  {
    title: 'a change after a failed load starts another',
    events: [{ resolves: 'loadItems', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadItems' }, { id: 'loadItems' }],
  },
  {
    title: 'a change while further items load starts over',
    events: [first, more, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadItems' }, { id: 'loadMore', aborted: true }, { id: 'loadItems' }],
  },
  {
    title: 'a change after further items failed starts over',
    events: [first, more, { resolves: 'loadMore', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadItems' }, { id: 'loadMore' }, { id: 'loadItems' }],
  },
];

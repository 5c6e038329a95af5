import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from './cases.ts';
import { samplePage, type samplePagedList } from './paged-list.cases.ts';

const first = { resolves: 'loadFirstPage', with: ok(samplePage([1, 2], 1, 3)) } as const;
const more = { type: 'more.requested' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const pagedListJourneys: readonly JourneyOf<typeof samplePagedList>[] = [
  {
    title: 'loads the next page by its number and appends it without duplicates',
    events: [first, more, { resolves: 'loadNextPage', with: ok(samplePage([2, 3], 2, 3)) }],
    end: 'ready',
    calls: [
      { id: 'loadFirstPage', input: { query: 'soup', page: 1 } },
      { id: 'loadNextPage', input: { query: 'soup', page: 2 } },
    ],
    context: { items: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  },
  {
    title: 'accounts for deleted entries when it chooses the next page',
    events: [
      first,
      { type: 'more.requested', gone: 1 },
      { resolves: 'loadNextPage', with: ok(samplePage([2, 3], 1, 3)) },
    ],
    end: 'ready',
    calls: [
      { id: 'loadFirstPage', input: { query: 'soup', page: 1 } },
      { id: 'loadNextPage', input: { query: 'soup', page: 1 } },
    ],
    context: { items: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  },
  {
    title: 'sends no request after the last page',
    events: [{ resolves: 'loadFirstPage', with: ok(samplePage([1, 2], 1, 1)) }, more],
    end: 'ready',
    calls: [{ id: 'loadFirstPage' }],
  },
  {
    title: 'ERR-33 a new query cancels the one in flight, and its late response is ignored',
    events: [
      { type: 'query.changed', query: 'bread' },
      { ...first, earlier: 0 },
      { resolves: 'loadFirstPage', with: ok(samplePage([7], 1, 1)) },
    ],
    end: 'ready',
    calls: [
      { id: 'loadFirstPage', input: { query: 'soup', page: 1 }, aborted: true },
      { id: 'loadFirstPage', input: { query: 'bread', page: 1 } },
    ],
    context: { items: [{ id: 7 }], query: 'bread' },
  },
  {
    title: 'a failing next page keeps the list and can be retried',
    events: [
      first,
      more,
      { resolves: 'loadNextPage', with: broken },
      { type: 'retry.requested' },
      { resolves: 'loadNextPage', with: ok(samplePage([3, 4], 2, 3)) },
    ],
    end: 'ready',
    context: { items: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], failure: null },
  },
  {
    title: 'ERR-32 shows an error when the first page fails',
    events: [{ resolves: 'loadFirstPage', with: broken }],
    end: 'failed',
    context: { failure: messages.overloaded, items: [] },
  },
  {
    title: 'an exception on the first page shows the message of a failing server',
    events: [{ rejects: 'loadFirstPage' }],
    end: 'failed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'an exception on the next page keeps the list and shows the message of a failing server',
    events: [first, more, { rejects: 'loadNextPage' }],
    end: 'appendFailed',
    context: { failure: messages.overloaded, items: [{ id: 1 }, { id: 2 }] },
  },
  {
    title: 'ERR-32 shows an error when the next page fails',
    events: [first, more, { resolves: 'loadNextPage', with: broken }],
    end: 'appendFailed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'a retry loads a first page that failed',
    events: [{ resolves: 'loadFirstPage', with: broken }, { type: 'retry.requested' }, first],
    end: 'ready',
    context: { failure: null },
  },
  {
    title: 'a refresh cancels the next page and loads the first again',
    events: [first, more, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadFirstPage' }, { id: 'loadNextPage', aborted: true }, { id: 'loadFirstPage' }],
  },
  {
    title: 'a refresh loads the first page again, also after a failed next page',
    events: [
      first,
      { type: 'refresh.requested' },
      first,
      more,
      { resolves: 'loadNextPage', with: broken },
      { type: 'refresh.requested' },
    ],
    end: 'loading',
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadFirstPage' },
      { id: 'loadNextPage' },
      { id: 'loadFirstPage' },
    ],
  },
  {
    title: 'a change while the first page loads restarts the load',
    events: [{ type: 'refresh.requested' }, first],
    end: 'ready',
    calls: [{ id: 'loadFirstPage', aborted: true }, { id: 'loadFirstPage' }],
  },
  {
    title: 'a change after a failed load starts another',
    events: [{ resolves: 'loadFirstPage', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadFirstPage' }, { id: 'loadFirstPage' }],
  },
];

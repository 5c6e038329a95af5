import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from './cases.ts';
import { samplePage, type samplePagedList } from './paged-list.cases.ts';

const first = { answer: 'loadFirstPage', with: ok(samplePage([1, 2], 1, 3)) } as const;
const more = { type: 'more.requested' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const pagedListJourneys: readonly JourneyOf<typeof samplePagedList>[] = [
  {
    title: 'the next page is asked for by its number and joins without repeats',
    events: [first, more, { answer: 'loadNextPage', with: ok(samplePage([2, 3], 2, 3)) }],
    end: 'ready',
    calls: [
      { id: 'loadFirstPage', input: { query: 'soup', page: 1 } },
      { id: 'loadNextPage', input: { query: 'soup', page: 2 } },
    ],
    context: { items: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  },
  {
    title:
      'entries that are gone have moved the rest up: the page on which the next one stands now is asked for',
    events: [
      first,
      { type: 'more.requested', gone: 1 },
      { answer: 'loadNextPage', with: ok(samplePage([2, 3], 1, 3)) },
    ],
    end: 'ready',
    calls: [
      { id: 'loadFirstPage', input: { query: 'soup', page: 1 } },
      { id: 'loadNextPage', input: { query: 'soup', page: 1 } },
    ],
    context: { items: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  },
  {
    title: 'behind the last page nothing is asked for',
    events: [{ answer: 'loadFirstPage', with: ok(samplePage([1, 2], 1, 1)) }, more],
    end: 'ready',
    calls: [{ id: 'loadFirstPage' }],
  },
  {
    title: 'ERR-33 a new query calls off the one under way, whose late answer changes nothing',
    events: [
      { type: 'query.changed', query: 'bread' },
      { ...first, earlier: 0 },
      { answer: 'loadFirstPage', with: ok(samplePage([7], 1, 1)) },
    ],
    end: 'ready',
    calls: [
      { id: 'loadFirstPage', input: { query: 'soup', page: 1 }, aborted: true },
      { id: 'loadFirstPage', input: { query: 'bread', page: 1 } },
    ],
    context: { items: [{ id: 7 }], query: 'bread' },
  },
  {
    title: 'a next page that fails leaves the list and can be tried again',
    events: [
      first,
      more,
      { answer: 'loadNextPage', with: broken },
      { type: 'retry.requested' },
      { answer: 'loadNextPage', with: ok(samplePage([3, 4], 2, 3)) },
    ],
    end: 'ready',
    context: { items: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], failure: null },
  },
  {
    title: 'ERR-32 a first page that fails leaves the reason',
    events: [{ answer: 'loadFirstPage', with: broken }],
    end: 'failed',
    context: { failure: messages.overloaded, items: [] },
  },
  {
    title: 'a defect on the first page reads like a failing server',
    events: [{ defect: 'loadFirstPage' }],
    end: 'failed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'a defect on the next page leaves the list and reads like a failing server',
    events: [first, more, { defect: 'loadNextPage' }],
    end: 'appendFailed',
    context: { failure: messages.overloaded, items: [{ id: 1 }, { id: 2 }] },
  },
  {
    title: 'ERR-32 a next page that fails leaves the reason',
    events: [first, more, { answer: 'loadNextPage', with: broken }],
    end: 'appendFailed',
    context: { failure: messages.overloaded },
  },
  {
    title: 'after a first page that failed, another try asks for it again',
    events: [{ answer: 'loadFirstPage', with: broken }, { type: 'retry.requested' }, first],
    end: 'ready',
    context: { failure: null },
  },
  {
    title: 'a refresh calls off the next page and asks for the first again',
    events: [first, more, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadFirstPage' }, { id: 'loadNextPage', aborted: true }, { id: 'loadFirstPage' }],
  },
  {
    title: 'a refresh asks for the first page again, also after a next page that failed',
    events: [
      first,
      { type: 'refresh.requested' },
      first,
      more,
      { answer: 'loadNextPage', with: broken },
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
];

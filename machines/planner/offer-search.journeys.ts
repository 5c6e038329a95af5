import { messages } from '#domain/message/messages.ts';
import type { JourneyOf } from '../shared/cases.ts';
import { nothingFits, pageOf } from './offer-search.cases.ts';
import type { offerSearchMachine } from './offer-search.machine.ts';

const first = { answer: 'loadOffers', with: pageOf('1', 1, 2) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const more = { type: 'more.requested' } as const;
const typed = (term: string) => ({ type: 'term.typed', term }) as const;

export const offerSearchJourneys: readonly JourneyOf<typeof offerSearchMachine>[] = [
  {
    title: 'what fits is asked for first; "Show all" asks for everything, and back',
    events: [first, { type: 'showAll.toggled' }, first, { type: 'showAll.toggled' }],
    end: 'loading',
    calls: [
      { id: 'loadOffers', input: { query: '', showAll: false, page: 1 } },
      { id: 'loadOffers', input: { query: '', showAll: true, page: 1 } },
      { id: 'loadOffers', input: { query: '', showAll: false, page: 1 } },
    ],
    context: { showAll: false, offers: first.with.value.data },
  },
  {
    title: 'where nothing fits, the list says so, and shows all when asked',
    events: [{ answer: 'loadOffers', with: nothingFits }],
    end: 'ready',
    context: { offers: [], isFiltered: true },
  },
  {
    title: '"Show all" cancels the search in flight',
    events: [{ type: 'showAll.toggled' }, first],
    end: 'ready',
    calls: [
      { id: 'loadOffers', input: { query: '', showAll: false, page: 1 }, aborted: true },
      { id: 'loadOffers', input: { query: '', showAll: true, page: 1 } },
    ],
    context: { showAll: true, isFiltered: false },
  },
  {
    title: '"Show all" does not wait for the typing to pause',
    events: [first, typed('soup'), { type: 'showAll.toggled' }],
    end: 'loading',
    calls: [{ id: 'loadOffers' }, { id: 'loadOffers', input: { query: 'soup', showAll: true, page: 1 } }],
  },
  {
    title: 'the next page of everything is asked for as everything',
    events: [{ type: 'showAll.toggled' }, first, more],
    end: 'appending',
    calls: [
      { id: 'loadOffers', aborted: true },
      { id: 'loadOffers' },
      { id: 'loadMore', input: { query: '', showAll: true, page: 2 } },
    ],
  },
  {
    title: 'a list that begins with everything asks for everything',
    input: { showAll: true },
    events: [first],
    end: 'ready',
    calls: [{ id: 'loadOffers', input: { query: '', showAll: true, page: 1 } }],
    context: { showAll: true },
  },
  {
    title: 'PLAN-16 PLAN-18 CONST-28 View more asks for page 2 and appends it',
    events: [first, more, more, { answer: 'loadMore', with: pageOf('2', 2, 2) }, more],
    end: 'ready',
    calls: [
      { id: 'loadOffers', input: { query: '', showAll: false, page: 1 } },
      { id: 'loadMore', input: { query: '', showAll: false, page: 2 } },
    ],
  },
  {
    title: 'PLAN-17 ERR-33 a new search calls off the one in flight, without a message',
    events: [typed('so'), { wait: 500 }, typed('soup'), { wait: 500 }, first],
    end: 'ready',
    calls: [
      { id: 'loadOffers', input: { query: '', showAll: false, page: 1 }, aborted: true },
      { id: 'loadOffers', input: { query: 'so', showAll: false, page: 1 }, aborted: true },
      { id: 'loadOffers', input: { query: 'soup', showAll: false, page: 1 } },
    ],
    context: { failure: null },
  },
  {
    title: 'FOOD-05 typing asks the server once it has paused',
    events: [first, typed('b'), { wait: 200 }, typed('bar'), { wait: 499 }],
    end: 'typing',
    calls: [{ id: 'loadOffers' }],
  },
  {
    title: 'ERR-48 a failing search says so where the list would stand',
    events: [{ answer: 'loadOffers', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'failed',
    context: {
      failure: 'The system is currently overloaded and cannot process your request. Please try again later.',
    },
  },
  {
    title: 'OR-64 a busy source is quoted',
    events: [
      { answer: 'loadOffers', with: { kind: 'unavailable', status: 503, message: 'The kitchen is full.' } },
    ],
    end: 'failed',
    context: { failure: 'The kitchen is full.' },
  },
  {
    title: 'ERR-48 a defect in the search reads like a failing server, and a retry helps',
    events: [{ defect: 'loadOffers' }, { type: 'retry.requested' }],
    end: 'loading',
    calls: [{ id: 'loadOffers' }, { id: 'loadOffers', input: { query: '', showAll: false, page: 1 } }],
    context: { failure: messages.overloaded },
  },
  {
    title: 'ERR-48 what failed is not asked for again by itself',
    events: [{ defect: 'loadOffers' }],
    end: 'failed',
    calls: [{ id: 'loadOffers' }],
  },
  {
    title: 'what was added elsewhere is found when the list is fetched again',
    events: [first, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadOffers' }, { id: 'loadOffers', input: { query: '', showAll: false, page: 1 } }],
  },
  ...([{ answer: 'loadMore', with: broken }, { defect: 'loadMore' }] as const).flatMap(
    (failing, way): JourneyOf<typeof offerSearchMachine>[] => [
      {
        title: `PLAN-18 a next page that fails leaves the list and says so, way ${way + 1}`,
        events: [first, more, failing],
        end: 'appendFailed',
        calls: [{ id: 'loadOffers' }, { id: 'loadMore' }],
        context: { offers: first.with.value.data, failure: messages.overloaded },
      },
      {
        title: `PLAN-18 a next page that failed is asked for again and joins, way ${way + 1}`,
        events: [
          first,
          more,
          failing,
          { type: 'retry.requested' },
          { answer: 'loadMore', with: pageOf('2', 2, 2) },
        ],
        end: 'ready',
        calls: [
          { id: 'loadOffers' },
          { id: 'loadMore' },
          { id: 'loadMore', input: { query: '', showAll: false, page: 2 } },
        ],
        context: { page: 2, failure: null },
      },
    ],
  ),
];

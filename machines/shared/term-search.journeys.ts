import { type JourneyOf, ok } from './cases.ts';
import type { sampleTermSearch } from './term-search.cases.ts';

const typed = (term: string) => ({ type: 'term.typed', term }) as const;
const pause = { wait: 500 } as const;

export const termSearchJourneys: readonly JourneyOf<typeof sampleTermSearch>[] = [
  {
    title: 'FILT-26 hits can be picked',
    events: [typed('carrot'), pause, { resolves: 'search', with: ok(['Carrot', 'Carrot juice']) }],
    end: 'found',
    calls: [{ id: 'search', input: { term: 'carrot' } }],
    context: { hits: ['Carrot', 'Carrot juice'] },
  },
  {
    title: 'FILT-27 CONST-07 quick keystrokes send one request, 500 ms after the last',
    events: [typed('c'), { wait: 300 }, typed('ca'), { wait: 499 }, { wait: 1 }],
    end: 'searching',
    calls: [{ id: 'search', input: { term: 'ca' } }],
  },
  {
    title: 'FILT-27 a blank term sends no request',
    events: [typed('   '), pause],
    end: 'idle',
    calls: [],
  },
  {
    title: 'FILT-27 clearing the field removes the hits without a request',
    events: [typed('carrot'), pause, { resolves: 'search', with: ok(['Carrot']) }, typed(''), pause],
    end: 'idle',
    calls: [{ id: 'search' }],
    context: { hits: [] },
  },
  {
    title: 'ERR-33 a new term cancels the search in flight, and its late response is ignored',
    events: [
      typed('carrot'),
      pause,
      typed('bread'),
      { resolves: 'search', with: ok(['Carrot']), earlier: 0 },
      pause,
    ],
    end: 'searching',
    calls: [
      { id: 'search', aborted: true },
      { id: 'search', input: { term: 'bread' } },
    ],
    context: { hits: [] },
  },
  {
    title: 'shows a message without hits',
    events: [typed('xyzzy'), pause, { resolves: 'search', with: ok([]) }],
    end: 'nothingFound',
  },
  {
    title: 'ERR-46 shows an error when the search fails, and a retry helps',
    events: [
      typed('carrot'),
      pause,
      { resolves: 'search', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      { resolves: 'search', with: ok(['Carrot']) },
    ],
    end: 'found',
    context: { failure: null },
  },
  {
    title: 'ERR-46 shows the message of a failing search',
    events: [
      typed('carrot'),
      pause,
      { resolves: 'search', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'failed',
    context: { failure: 'Could not fetch ingredients. Please try again later.' },
  },
  {
    title: 'ERR-46 an exception shows the message of a failing search',
    events: [typed('carrot'), pause, { rejects: 'search' }],
    end: 'failed',
    context: { failure: 'Could not fetch ingredients. Please try again later.' },
  },
];

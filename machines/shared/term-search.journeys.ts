import { type JourneyOf, ok } from './cases.ts';
import type { sampleTermSearch } from './term-search.cases.ts';

const typed = (term: string) => ({ type: 'term.typed', term }) as const;
const pause = { wait: 500 } as const;

export const termSearchJourneys: readonly JourneyOf<typeof sampleTermSearch>[] = [
  {
    title: 'FILT-26 the hits can be picked from',
    events: [typed('carrot'), pause, { answer: 'search', with: ok(['Carrot', 'Carrot juice']) }],
    end: 'found',
    calls: [{ id: 'search', input: { term: 'carrot' } }],
    context: { hits: ['Carrot', 'Carrot juice'] },
  },
  {
    title: 'FILT-27 CONST-07 quick keystrokes make one request, 500 ms after the last',
    events: [typed('c'), { wait: 300 }, typed('ca'), { wait: 499 }, { wait: 1 }],
    end: 'searching',
    calls: [{ id: 'search', input: { term: 'ca' } }],
  },
  {
    title: 'FILT-27 a blank term asks nothing',
    events: [typed('   '), pause],
    end: 'idle',
    calls: [],
  },
  {
    title: 'FILT-27 emptying the field takes the hits away and asks nothing',
    events: [typed('carrot'), pause, { answer: 'search', with: ok(['Carrot']) }, typed(''), pause],
    end: 'idle',
    calls: [{ id: 'search' }],
    context: { hits: [] },
  },
  {
    title: 'ERR-33 a new term cancels the search in flight, whose late answer changes nothing',
    events: [
      typed('carrot'),
      pause,
      typed('bread'),
      { answer: 'search', with: ok(['Carrot']), earlier: 0 },
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
    title: 'ERR-69 no hit',
    events: [typed('xyzzy'), pause, { answer: 'search', with: ok([]) }],
    end: 'nothingFound',
  },
  {
    title: 'ERR-46 the search fails at the server, and a retry helps',
    events: [
      typed('carrot'),
      pause,
      { answer: 'search', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      { answer: 'search', with: ok(['Carrot']) },
    ],
    end: 'found',
    context: { failure: null },
  },
  {
    title: 'ERR-46 the sentence of a failing search',
    events: [
      typed('carrot'),
      pause,
      { answer: 'search', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'failed',
    context: { failure: 'Could not fetch ingredients. Please try again later.' },
  },
  {
    title: 'ERR-46 a defect reads like a failing search',
    events: [typed('carrot'), pause, { defect: 'search' }],
    end: 'failed',
    context: { failure: 'Could not fetch ingredients. Please try again later.' },
  },
];

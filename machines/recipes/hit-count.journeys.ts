import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { hitCountMachine } from './hit-count.machine.ts';

const vegan = { ...emptyFilter, diet: ['Vegan'] };
const quick = { ...vegan, maxMinutes: 30 };
const changedTo = (filter: typeof quick | typeof vegan) => ({ type: 'filter.changed', filter }) as const;
const counted = { resolves: 'countHits', with: ok({ count: 23, isExact: true }) } as const;
const pause = { wait: 300 } as const;

export const hitCountJourneys: readonly JourneyOf<typeof hitCountMachine>[] = [
  {
    title: 'EXT-26 an opened filter is counted at once',
    events: [changedTo(vegan), counted],
    end: 'counted',
    calls: [{ id: 'countHits', input: { filter: vegan } }],
    context: { filter: vegan, hits: { count: 23, isExact: true } },
  },
  {
    title: 'EXT-26 quick choices send one request, after the last of them',
    events: [
      changedTo(vegan),
      counted,
      changedTo(quick),
      { wait: 200 },
      changedTo(vegan),
      { wait: 299 },
      { wait: 1 },
    ],
    end: 'counting',
    calls: [
      { id: 'countHits', input: { filter: vegan } },
      { id: 'countHits', input: { filter: vegan } },
    ],
    context: { filter: vegan, hits: null },
  },
  {
    title: 'EXT-26 a choice cancels the count of the one before, whose number is never shown',
    events: [changedTo(vegan), changedTo(quick), pause, counted],
    end: 'counted',
    calls: [
      { id: 'countHits', input: { filter: vegan }, aborted: true },
      { id: 'countHits', input: { filter: quick } },
    ],
    context: { filter: quick, hits: { count: 23, isExact: true } },
  },
  {
    title: 'EXT-26 what cannot be counted has no number, until the next choice',
    events: [
      changedTo(vegan),
      { resolves: 'countHits', with: { kind: 'unavailable', status: null, message: null } },
      changedTo(quick),
      pause,
      { rejects: 'countHits' },
    ],
    end: 'unknown',
    context: { hits: null },
  },
  {
    title: 'EXT-26 a closed filter is not counted',
    events: [changedTo(vegan), counted, { type: 'filter.closed' }],
    end: 'closed',
    context: { filter: null, hits: null },
  },
  {
    title: 'EXT-26 a count that the server cannot give shows nothing',
    events: [
      changedTo(vegan),
      { resolves: 'countHits', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: 'unknown',
    calls: [{ id: 'countHits', input: { filter: vegan } }],
    context: { filter: vegan, hits: null },
  },
];

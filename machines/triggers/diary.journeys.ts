import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { bloating, emptyDays, loggedDays, span } from './diary.cases.ts';
import type { diaryMachine } from './diary.machine.ts';

const input = span;
const loaded = { resolves: 'loadDiary', with: ok(emptyDays) } as const;
const logged = { type: 'record.logged', record: bloating } as const;
const removed = { type: 'record.removed', record: bloating } as const;
const saved = { resolves: 'saveChange', with: ok(null) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const save = { id: 'saveChange', input: { change: { kind: 'save', record: bloating } } } as const;
const remove = { id: 'saveChange', input: { change: { kind: 'delete', record: bloating } } } as const;

export const diaryJourneys: readonly JourneyOf<typeof diaryMachine>[] = [
  {
    title: 'EXT-31 a symptom is on its day as soon as it is saved',
    input,
    events: [loaded, logged, saved],
    end: 'ready',
    calls: [{ id: 'loadDiary', input: span }, save],
    emits: [{ type: 'diary.changed' }],
    context: { days: loggedDays, change: null },
  },
  {
    title: 'EXT-31 a removed entry can be brought back',
    input,
    events: [loaded, logged, saved, removed, saved, { type: 'removal.undone' }, saved],
    end: 'ready',
    calls: [{ id: 'loadDiary' }, save, remove, save],
    context: { days: loggedDays, removed: null },
  },
  {
    title: 'EXT-31 without a removed entry there is nothing to bring back',
    input,
    events: [loaded, { type: 'removal.undone' }],
    end: 'ready',
    calls: [{ id: 'loadDiary' }],
  },
  {
    title: 'ERR-60 a refused entry is not shown, and the reason is',
    input,
    events: [
      loaded,
      logged,
      { resolves: 'saveChange', with: { kind: 'forbidden', message: 'Agree first.' } },
    ],
    end: 'ready',
    emits: [errorToast('Agree first.')],
    context: { days: emptyDays, change: null },
  },
  {
    title: 'ERR-60 an exception in saving is reported',
    input,
    events: [loaded, removed, { rejects: 'saveChange' }],
    end: 'ready',
    emits: [errorToast('We couldn’t save this to your diary. Please try again in a moment.')],
    context: { days: emptyDays },
  },
  {
    title: 'EXT-31 an entry made while the days are refreshed is saved at once',
    input,
    events: [loaded, { type: 'refresh.requested' }, logged, saved],
    end: 'ready',
    calls: [{ id: 'loadDiary' }, { id: 'refreshDiary', aborted: true }, save],
    context: { days: loggedDays },
  },
  {
    title: 'EXT-31 an entry removed while the days are refreshed is removed at once',
    input,
    events: [loaded, { type: 'refresh.requested' }, removed, saved],
    end: 'ready',
    calls: [{ id: 'loadDiary' }, { id: 'refreshDiary', aborted: true }, remove],
    context: { days: emptyDays, removed: bloating },
  },
  {
    title: 'ERR-60 a refresh that fails leaves the days as they are',
    input,
    events: [
      loaded,
      { type: 'refresh.requested' },
      { resolves: 'refreshDiary', with: broken },
      { type: 'refresh.requested' },
      { rejects: 'refreshDiary' },
    ],
    end: 'ready',
    calls: [{ id: 'loadDiary' }, { id: 'refreshDiary' }, { id: 'refreshDiary' }],
    emits: [],
    context: { days: emptyDays, failure: null },
  },
  {
    title: 'EXT-31 entries of another device appear with a refresh',
    input,
    events: [loaded, { type: 'refresh.requested' }, { resolves: 'refreshDiary', with: ok(loggedDays) }],
    end: 'ready',
    context: { days: loggedDays },
  },
  {
    title: 'ERR-60 a diary that could not be loaded can be loaded again',
    input,
    events: [{ resolves: 'loadDiary', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'ready',
    context: { days: emptyDays, failure: null },
  },
  {
    title: 'ERR-60 an exception in loading is shown',
    input,
    events: [{ rejects: 'loadDiary' }],
    end: 'failed',
    context: { failure: 'Please try again in a moment.' },
  },
  {
    title: 'EXT-31 a change while the diary loads restarts the load',
    input,
    events: [{ type: 'refresh.requested' }, loaded],
    end: 'ready',
    calls: [{ id: 'loadDiary', aborted: true }, { id: 'loadDiary' }],
  },
  {
    title: 'EXT-31 a change after a failed load starts another',
    input,
    events: [{ resolves: 'loadDiary', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadDiary' }, { id: 'loadDiary' }],
  },
  {
    title: 'EXT-31 a change during a refresh restarts it',
    input,
    events: [loaded, { type: 'refresh.requested' }, { type: 'refresh.requested' }],
    end: 'refreshing',
    calls: [{ id: 'loadDiary' }, { id: 'refreshDiary', aborted: true }, { id: 'refreshDiary' }],
  },
];

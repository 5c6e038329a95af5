import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { changeTo, noTests, withLimit } from './trigger-test.cases.ts';
import type { triggerTestMachine } from './trigger-test.machine.ts';

const loaded = { resolves: 'loadTests', with: ok(noTests) } as const;
const offline = { kind: 'unavailable', status: null, message: 'You’re offline.' } as const;
const refresh = { type: 'refresh.requested' } as const;
const extend = changeTo('restriction.extended');
const stop = changeTo('alarm.noted');
const extended = { type: 'change.made', change: extend } as const;
const stopped = { type: 'stop.requested', change: stop } as const;
const retry = { type: 'retry.requested' } as const;
const load = { id: 'loadTests' } as const;
const refreshCall = { id: 'refreshTests' } as const;
const save = { id: 'saveChange', input: { change: extend } } as const;
const saveStop = { id: 'saveStop', input: { change: stop } } as const;

export const triggerTestJourneys: readonly JourneyOf<typeof triggerTestMachine>[] = [
  {
    title: 'EXT-31 shows what is due, and saves what the member says',
    events: [loaded, extended, { resolves: 'saveChange', with: ok(noTests) }],
    end: 'ready',
    calls: [load, save],
    context: { tests: noTests, change: null },
    emits: [],
  },
  {
    title: 'EXT-31 an alarm during a save does not wait for it',
    events: [loaded, extended, stopped],
    end: 'stopping',
    context: { change: stop },
  },
  {
    title: 'EXT-31 an alarm without a network stops it on the device, and is sent again',
    events: [loaded, stopped, { resolves: 'saveStop', with: offline }, retry, { rejects: 'saveStop' }],
    end: 'unstopped',
    calls: [load, saveStop, saveStop],
    context: { change: stop, failure: 'We couldn’t save this. Please try again in a moment.' },
  },
  {
    title: 'EXT-31 a stop that is not saved yet says why',
    events: [loaded, stopped, { resolves: 'saveStop', with: offline }],
    end: 'unstopped',
    context: { failure: 'You’re offline.' },
  },
  {
    title: 'EXT-31 a saved stop shows what follows',
    events: [loaded, stopped, { resolves: 'saveStop', with: ok(noTests) }],
    end: 'ready',
    context: { change: null },
  },
  {
    title: 'ERR-60 a change that cannot be saved is named, and nothing changes',
    events: [
      loaded,
      extended,
      { resolves: 'saveChange', with: offline },
      extended,
      { rejects: 'saveChange' },
    ],
    end: 'ready',
    calls: [load, save, save],
    context: { change: null },
    emits: [
      errorToast('You’re offline.'),
      errorToast('We couldn’t save this. Please try again in a moment.'),
    ],
  },
  {
    title: 'ERR-59 a test that cannot be loaded can be retried',
    events: [{ rejects: 'loadTests' }, retry, { resolves: 'loadTests', with: offline }],
    end: 'failed',
    calls: [load, load],
    context: { failure: 'You’re offline.' },
  },
  {
    title: 'ERR-59 a defect in loading is named',
    events: [{ rejects: 'loadTests' }],
    end: 'failed',
    context: { failure: 'Please try again in a moment.' },
  },
  {
    title: 'EXT-31 a refresh leaves what is known, and a change does not wait for it',
    events: [
      loaded,
      refresh,
      { resolves: 'refreshTests', with: offline },
      refresh,
      { rejects: 'refreshTests' },
      refresh,
      { resolves: 'refreshTests', with: ok({ ...noTests, past: [] }) },
      refresh,
      extended,
    ],
    end: 'saving',
    calls: [load, refreshCall, refreshCall, refreshCall, { ...refreshCall, aborted: true }, save],
  },
  {
    title: 'EXT-31 an alarm does not wait for a refresh',
    events: [loaded, refresh, stopped],
    end: 'stopping',
    calls: [load, { ...refreshCall, aborted: true }, saveStop],
  },
  {
    title: 'EXT-31 a change elsewhere while it loads is loaded with it',
    events: [refresh, loaded, refresh, refresh, { resolves: 'refreshTests', with: ok(noTests) }],
    end: 'ready',
    calls: [{ ...load, aborted: true }, load, { ...refreshCall, aborted: true }, refreshCall],
  },
  {
    title: 'EXT-31 what is known is replaced by what comes, and stays when nothing comes',
    events: [
      loaded,
      refresh,
      { resolves: 'refreshTests', with: ok(withLimit) },
      refresh,
      { resolves: 'refreshTests', with: offline },
    ],
    end: 'ready',
    calls: [load, refreshCall, refreshCall],
    context: { tests: withLimit },
  },
  {
    title: 'EXT-31 a saved change shows what the server makes of it',
    events: [loaded, extended, { resolves: 'saveChange', with: ok(withLimit) }],
    end: 'ready',
    calls: [load, save],
    context: { tests: withLimit, change: null },
    emits: [],
  },
];

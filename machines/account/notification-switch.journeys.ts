import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { notificationSwitchMachine } from './notification-switch.machine.ts';

const toggle = { type: 'switch.toggled' } as const;
const isOff = { resolves: 'readSwitch', with: false } as const;
const isEnabled = { resolves: 'readSwitch', with: true } as const;
const granted = { resolves: 'askPermission', with: 'granted' } as const;
const active = { resolves: 'awaitWorker', with: null } as const;
const registered = { resolves: 'registerDevice', with: ok(null) } as const;
const removed = { resolves: 'removeDevice', with: null } as const;
const down = { kind: 'unavailable', status: 500, message: null } as const;
const failed = errorToast('Something went wrong. Please try again later.');
const saved = successToast('Settings saved successfully!');

export const notificationSwitchJourneys: readonly JourneyOf<typeof notificationSwitchMachine>[] = [
  {
    title:
      'NOTIF-08 NOTIF-09 OK-06 OR-26 OR-28 registers the device once the browser allows it, then stores the setting',
    events: [isOff, toggle, granted, active, registered, { resolves: 'turnOn', with: ok(null) }],
    end: 'enabled',
    calls: [
      { id: 'readSwitch' },
      { id: 'askPermission' },
      { id: 'awaitWorker' },
      { id: 'registerDevice' },
      { id: 'turnOn', input: { isEnabled: true } },
    ],
    emits: [saved],
  },
  {
    title: 'ERR-37 OR-28 stays off with a hint and no toast when the push service returns no subscription',
    events: [isOff, toggle, granted, active, { resolves: 'registerDevice', with: down }],
    end: 'disabled',
    context: { refusal: 'unreachable' },
    emits: [],
  },
  ...(['denied', 'undecided', 'unsupported'] as const).map((refusal) => ({
    title: `NOTIF-11 NOTIF-12 OR-28 ${refusal} leaves it off and stores nothing`,
    events: [isOff, toggle, { resolves: 'askPermission', with: refusal } as const],
    end: 'disabled' as const,
    calls: [{ id: 'readSwitch' as const }, { id: 'askPermission' as const }],
    emits: [],
    context: { refusal },
  })),
  {
    title: 'NOTIF-11 allows a retry after a refusal and hides the hint',
    events: [isOff, toggle, { resolves: 'askPermission', with: 'denied' }, toggle],
    end: 'asking',
    context: { refusal: null },
  },
  {
    title: 'NOTIF-13 reads the setting at the start without asking for permission',
    events: [isEnabled],
    end: 'enabled',
    calls: [{ id: 'readSwitch' }],
  },
  {
    title: 'NOTIF-08 NOTIF-10 switching off stores the setting and unregisters the device',
    events: [isEnabled, toggle, { resolves: 'turnOff', with: ok(null) }, removed],
    end: 'disabled',
    calls: [{ id: 'readSwitch' }, { id: 'turnOff', input: { isEnabled: false } }, { id: 'removeDevice' }],
    emits: [saved],
  },
  {
    title: 'ERR-28 OR-28 unregisters the device and shows an error when the setting cannot be stored',
    events: [isOff, toggle, granted, active, registered, { resolves: 'turnOn', with: down }, removed],
    end: 'disabled',
    emits: [failed],
  },
  {
    title: 'ERR-28 OR-28 stays on and shows an error when switching off fails',
    events: [isEnabled, toggle, { resolves: 'turnOff', with: down }],
    end: 'enabled',
    emits: [failed],
  },
  {
    title: 'NOTIF-08 ignores further presses while one is handled',
    events: [isOff, toggle, toggle, granted, toggle, active, toggle],
    end: 'registering',
    calls: [{ id: 'readSwitch' }, { id: 'askPermission' }, { id: 'awaitWorker' }, { id: 'registerDevice' }],
  },
  {
    title: 'NOTIF-13 shows the switch off after an exception in reading it, without asking for permission',
    events: [{ rejects: 'readSwitch' }],
    end: 'disabled',
    calls: [{ id: 'readSwitch' }],
    emits: [],
  },
  {
    title: 'OR-28 stays off and shows an error after an exception in asking for permission',
    events: [isOff, toggle, { rejects: 'askPermission' }],
    end: 'disabled',
    emits: [failed],
  },
  {
    title: 'PWA-13 stays off with a hint after an exception in starting the service worker',
    events: [isOff, toggle, granted, { rejects: 'awaitWorker' }],
    end: 'disabled',
    context: { refusal: 'unreachable' },
    emits: [],
  },
  {
    title: 'ERR-37 OR-28 stays off with a hint after an exception in registering the device',
    events: [isOff, toggle, granted, active, { rejects: 'registerDevice' }],
    end: 'disabled',
    context: { refusal: 'unreachable' },
    emits: [],
  },
  {
    title: 'ERR-28 OR-28 unregisters the device and shows an error after an exception in storing "on"',
    events: [isOff, toggle, granted, active, registered, { rejects: 'turnOn' }],
    end: 'removing',
    emits: [failed],
  },
  {
    title: 'ERR-28 OR-28 stays on and shows an error after an exception in storing "off"',
    events: [isEnabled, toggle, { rejects: 'turnOff' }],
    end: 'enabled',
    emits: [failed],
  },
  {
    title: 'NOTIF-10 stays off after an exception in unregistering the device',
    events: [isEnabled, toggle, { resolves: 'turnOff', with: ok(null) }, { rejects: 'removeDevice' }],
    end: 'disabled',
    emits: [saved],
  },
];

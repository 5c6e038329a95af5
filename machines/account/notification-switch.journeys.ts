import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { notificationSwitchMachine } from './notification-switch.machine.ts';

const toggle = { type: 'switch.toggled' } as const;
const isOff = { answer: 'readSwitch', with: false } as const;
const isOn = { answer: 'readSwitch', with: true } as const;
const granted = { answer: 'askPermission', with: 'granted' } as const;
const active = { answer: 'awaitWorker', with: null } as const;
const registered = { answer: 'registerDevice', with: ok(null) } as const;
const removed = { answer: 'removeDevice', with: null } as const;
const down = { kind: 'unavailable', status: 500, message: null } as const;
const failed = errorToast(messages.markingFailed);
const saved = successToast(messages.settingsSaved);

export const notificationSwitchJourneys: readonly JourneyOf<typeof notificationSwitchMachine>[] = [
  {
    title:
      'NOTIF-08 NOTIF-09 OK-06 OR-28 once the browser allows it the device is registered, then it is stored',
    events: [isOff, toggle, granted, active, registered, { answer: 'turnOn', with: ok(null) }],
    end: 'enabled',
    calls: [
      { id: 'readSwitch' },
      { id: 'askPermission' },
      { id: 'awaitWorker' },
      { id: 'registerDevice' },
      { id: 'turnOn', input: { isOn: true } },
    ],
    emits: [saved],
  },
  {
    title: 'PWA-13 CONST-23 a service worker that does not become active is awaited for 10 s',
    events: [isOff, toggle, granted, { wait: 9_999 }, { wait: 1 }],
    end: 'disabled',
    context: { refusal: 'unreachable' },
    emits: [],
  },
  {
    title: 'ERR-37 OR-28 a device that gets no address stays off, with a word about it and no message',
    events: [isOff, toggle, granted, active, { answer: 'registerDevice', with: down }],
    end: 'disabled',
    context: { refusal: 'unreachable' },
    emits: [],
  },
  ...(['denied', 'undecided', 'unsupported'] as const).map((refusal) => ({
    title: `NOTIF-11 NOTIF-12 OR-28 ${refusal} leaves it off, and nothing is stored`,
    events: [isOff, toggle, { answer: 'askPermission', with: refusal } as const],
    end: 'disabled' as const,
    calls: [{ id: 'readSwitch' as const }, { id: 'askPermission' as const }],
    emits: [],
    context: { refusal },
  })),
  {
    title: 'NOTIF-11 after a refusal it can be tried again, and the sentence goes',
    events: [isOff, toggle, { answer: 'askPermission', with: 'denied' }, toggle],
    end: 'asking',
    context: { refusal: null },
  },
  {
    title: 'NOTIF-13 it is read at the start, and nobody is asked again',
    events: [isOn],
    end: 'enabled',
    calls: [{ id: 'readSwitch' }],
  },
  {
    title: 'NOTIF-08 NOTIF-10 switching off stores it and unregisters the device',
    events: [isOn, toggle, { answer: 'turnOff', with: ok(null) }, removed],
    end: 'disabled',
    calls: [{ id: 'readSwitch' }, { id: 'turnOff', input: { isOn: false } }, { id: 'removeDevice' }],
    emits: [saved],
  },
  {
    title: 'ERR-28 OR-28 what cannot be stored is taken back, the device too, and told',
    events: [isOff, toggle, granted, active, registered, { answer: 'turnOn', with: down }, removed],
    end: 'disabled',
    emits: [failed],
  },
  {
    title: 'ERR-28 OR-28 what cannot be switched off stays on and is told',
    events: [isOn, toggle, { answer: 'turnOff', with: down }],
    end: 'enabled',
    emits: [failed],
  },
  {
    title: 'NOTIF-08 one press at a time',
    events: [isOff, toggle, toggle, granted, toggle, active, toggle],
    end: 'registering',
    calls: [{ id: 'readSwitch' }, { id: 'askPermission' }, { id: 'awaitWorker' }, { id: 'registerDevice' }],
  },
  {
    title: 'NOTIF-13 a defect in reading the switch shows it off, and nobody is asked',
    events: [{ defect: 'readSwitch' }],
    end: 'disabled',
    calls: [{ id: 'readSwitch' }],
    emits: [],
  },
  {
    title: 'OR-28 a defect in asking the browser leaves it off and is told',
    events: [isOff, toggle, { defect: 'askPermission' }],
    end: 'disabled',
    emits: [failed],
  },
  {
    title: 'PWA-13 a defect in starting the service worker leaves it off, with a word about it',
    events: [isOff, toggle, granted, { defect: 'awaitWorker' }],
    end: 'disabled',
    context: { refusal: 'unreachable' },
    emits: [],
  },
  {
    title: 'ERR-37 OR-28 a defect in registering the device leaves it off, with a word about it',
    events: [isOff, toggle, granted, active, { defect: 'registerDevice' }],
    end: 'disabled',
    context: { refusal: 'unreachable' },
    emits: [],
  },
  {
    title: 'ERR-28 OR-28 a defect in storing that it is on gives the device up again and is told',
    events: [isOff, toggle, granted, active, registered, { defect: 'turnOn' }],
    end: 'removing',
    emits: [failed],
  },
  {
    title: 'ERR-28 OR-28 a defect in storing that it is off leaves it on and is told',
    events: [isOn, toggle, { defect: 'turnOff' }],
    end: 'enabled',
    emits: [failed],
  },
  {
    title: 'NOTIF-10 a defect in giving the device up does not switch it on again',
    events: [isOn, toggle, { answer: 'turnOff', with: ok(null) }, { defect: 'removeDevice' }],
    end: 'disabled',
    emits: [saved],
  },
];

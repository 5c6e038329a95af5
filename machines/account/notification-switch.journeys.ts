import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { notificationSwitchMachine } from './notification-switch.machine.ts';

const toggle = { type: 'switch.toggled' } as const;
const isOff = { answer: 'readSwitch', with: false } as const;
const isOn = { answer: 'readSwitch', with: true } as const;
const granted = { answer: 'askPermission', with: 'granted' } as const;
const down = { kind: 'unavailable', status: 500, message: null } as const;
const failed = errorToast(messages.notificationsFailed);

export const notificationSwitchJourneys: readonly JourneyOf<typeof notificationSwitchMachine>[] = [
  {
    title: 'NOTIF-08 OR-28 it is stored once the browser allows notifications',
    events: [isOff, toggle, granted, { answer: 'turnOn', with: ok(null) }],
    end: 'enabled',
    calls: [{ id: 'readSwitch' }, { id: 'askPermission' }, { id: 'turnOn', input: { isOn: true } }],
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
    title: 'NOTIF-08 switching off stores it as well',
    events: [isOn, toggle, { answer: 'turnOff', with: ok(null) }],
    end: 'disabled',
    calls: [{ id: 'readSwitch' }, { id: 'turnOff', input: { isOn: false } }],
    emits: [],
  },
  {
    title: 'OR-28 what cannot be stored is taken back and told',
    events: [isOff, toggle, granted, { answer: 'turnOn', with: down }],
    end: 'disabled',
    emits: [failed],
  },
  {
    title: 'OR-28 what cannot be switched off stays on and is told',
    events: [isOn, toggle, { answer: 'turnOff', with: down }],
    end: 'enabled',
    emits: [failed],
  },
  {
    title: 'NOTIF-08 one press at a time',
    events: [isOff, toggle, toggle, granted, toggle],
    end: 'turningOn',
    calls: [{ id: 'readSwitch' }, { id: 'askPermission' }, { id: 'turnOn' }],
  },
];

import { assign, emit, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { errorToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import type { Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** `undecided`: the question was closed without an answer. */
export type Permission = 'granted' | 'denied' | 'undecided' | 'unsupported';
type Refusal = Exclude<Permission, 'granted'>;

export const notificationSwitchMachine = setup({
  types: {
    context: {} as { refusal: Refusal | null },
    events: {} as { type: 'switch.toggled' },
    emitted: {} as ToastRequested,
    children: {} as {
      readSwitch: 'readSwitch';
      askPermission: 'askPermission';
      turnOn: 'saveSwitch';
      turnOff: 'saveSwitch';
    },
  },
  actors: {
    /** Whether it is on at this device. */
    readSwitch: unprovided<boolean>('readSwitch'),
    askPermission: unprovided<Permission>('askPermission'),
    /** Keeps it at this device once the server has it. */
    saveSwitch: unprovided<Outcome<null>, { isOn: boolean }>('saveSwitch'),
  },
  actions: {
    noteRefusal: assign((_, permission: Permission) => ({
      refusal: permission === 'granted' ? null : permission,
    })),
    forgetRefusal: assign({ refusal: null }),
    sayFailed: enqueueActions(({ enqueue }, outcome: Outcome<null>) => {
      const message = failureMessage(outcome, messages.notificationsFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.notificationsFailed)),
  },
  guards: {
    isOn: (_, isOn: boolean) => isOn,
    isGranted: (_, permission: Permission) => permission === 'granted',
    isOk: (_, outcome: Outcome<null>) => outcome.kind === 'ok',
  },
}).createMachine({
  id: 'notificationSwitch',
  description:
    'Whether this device may show notifications; nothing is stored before the browser allows them.',
  context: { refusal: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readSwitch',
        src: 'readSwitch',
        onDone: [{ guard: { type: 'isOn', params: outputOf }, target: 'enabled' }, { target: 'disabled' }],
        onError: { target: 'disabled' },
      },
    },
    disabled: { on: { 'switch.toggled': { target: 'asking', actions: 'forgetRefusal' } } },
    asking: {
      description: 'The browser asks the member, unless it knows the answer.',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          { guard: { type: 'isGranted', params: outputOf }, target: 'turningOn' },
          { target: 'disabled', actions: { type: 'noteRefusal', params: outputOf } },
        ],
        onError: { target: 'disabled', actions: 'sayUnexpected' },
      },
    },
    turningOn: {
      tags: ['on'],
      invoke: {
        id: 'turnOn',
        src: 'saveSwitch',
        input: { isOn: true },
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'enabled' },
          { target: 'disabled', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'disabled', actions: 'sayUnexpected' },
      },
    },
    enabled: { tags: ['on'], on: { 'switch.toggled': { target: 'turningOff' } } },
    turningOff: {
      invoke: {
        id: 'turnOff',
        src: 'saveSwitch',
        input: { isOn: false },
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'disabled' },
          { target: 'enabled', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'enabled', actions: 'sayUnexpected' },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

/** `undecided`: the question was closed without an answer. */
export type Permission = 'granted' | 'denied' | 'undecided' | 'unsupported';
/** `unreachable`: the browser's push service returned no subscription. */
type Refusal = Exclude<Permission, 'granted'> | 'unreachable';

export const notificationSwitchMachine = setup({
  types: {
    context: {} as { refusal: Refusal | null },
    events: {} as { type: 'switch.toggled' },
    emitted: {} as ToastRequested,
    children: {} as {
      readSwitch: 'readSwitch';
      askPermission: 'askPermission';
      awaitWorker: 'awaitWorker';
      registerDevice: 'registerDevice';
      removeDevice: 'removeDevice';
      turnOn: 'saveSwitch';
      turnOff: 'saveSwitch';
    },
  },
  actors: {
    /** Whether notifications are enabled on this device. */
    readSwitch: unprovided<boolean>('readSwitch'),
    askPermission: unprovided<Permission>('askPermission'),
    /** Resolves when the service worker is active; rejects if that takes too long. */
    awaitWorker: unprovided<null>('awaitWorker'),
    /** Gets this device's push token and registers it. */
    registerDevice: unprovided<Outcome<null>>('registerDevice'),
    /** Unregisters the token; a failure is only logged. */
    removeDevice: unprovided<null>('removeDevice'),
    /** Stores the setting on this device once the server has registered the token. */
    saveSwitch: unprovided<Outcome<null>, { isEnabled: boolean }>('saveSwitch'),
  },
  actions: {
    sayFailed: sayFailed(),
    noteRefusal: assign((_, permission: Permission) => ({
      refusal: permission === 'granted' ? null : permission,
    })),
    noteUnreachable: assign({ refusal: 'unreachable' }),
    clearRefusal: assign({ refusal: null }),
    saySaved: emit(successToast(messages.settingsSaved)),
    sayUnexpected: emit(errorToast(messages.markingFailed)),
  },
  guards: {
    isEnabled: (_, isEnabled: boolean) => isEnabled,
    isGranted: (_, permission: Permission) => permission === 'granted',
    isOk: isKind('ok'),
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
        onDone: [
          { guard: { type: 'isEnabled', params: outputOf }, target: 'enabled' },
          { target: 'disabled' },
        ],
        onError: { target: 'disabled' },
      },
    },
    disabled: { on: { 'switch.toggled': { target: 'asking', actions: 'clearRefusal' } } },
    asking: {
      description: 'The browser asks for permission, unless it is already granted or denied.',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          { guard: { type: 'isGranted', params: outputOf }, target: 'awaitingWorker' },
          { target: 'disabled', actions: { type: 'noteRefusal', params: outputOf } },
        ],
        onError: { target: 'disabled', actions: 'sayUnexpected' },
      },
    },
    awaitingWorker: {
      description: 'The part of the app that shows notifications may still be installing.',
      tags: ['on'],
      invoke: {
        id: 'awaitWorker',
        src: 'awaitWorker',
        onDone: { target: 'registering' },
        onError: { target: 'disabled', actions: 'noteUnreachable' },
      },
    },
    registering: {
      description: 'The browser registers for notifications, and the server stores that.',
      tags: ['on'],
      invoke: {
        id: 'registerDevice',
        src: 'registerDevice',
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'turningOn' },
          { target: 'disabled', actions: 'noteUnreachable' },
        ],
        onError: { target: 'disabled', actions: 'noteUnreachable' },
      },
    },
    turningOn: {
      tags: ['on'],
      invoke: submission({
        id: 'turnOn',
        src: 'saveSwitch',
        input: { isEnabled: true },
        onOk: { target: 'enabled', actions: 'saySaved' },
        onFailed: { target: 'removing' },
        failureText: messages.markingFailed,
      }),
    },
    enabled: { tags: ['on'], on: { 'switch.toggled': { target: 'turningOff' } } },
    turningOff: {
      invoke: submission({
        id: 'turnOff',
        src: 'saveSwitch',
        input: { isEnabled: false },
        onOk: { target: 'removing', actions: 'saySaved' },
        onFailed: { target: 'enabled' },
        failureText: messages.markingFailed,
      }),
    },
    removing: {
      description: 'The registration of this device is removed.',
      invoke: {
        id: 'removeDevice',
        src: 'removeDevice',
        onDone: { target: 'disabled' },
        onError: { target: 'disabled' },
      },
    },
  },
});

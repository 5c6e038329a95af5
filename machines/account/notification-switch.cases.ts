import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { notificationSwitchMachine } from './notification-switch.machine.ts';

const saved = { ok: [ok(null)], ...failures } as const;

export const notificationSwitchCases: CasesOf<typeof notificationSwitchMachine> = {
  events: { 'switch.toggled': [{ type: 'switch.toggled' }] },
  outputs: {
    readSwitch: [true, false],
    askPermission: ['granted', 'denied', 'undecided', 'unsupported'],
    awaitWorker: [null],
    registerDevice: saved,
    removeDevice: [null],
    turnOn: saved,
    turnOff: saved,
  },
  distinguish: ({ refusal }) => refusal,
};

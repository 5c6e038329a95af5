import { messages } from '#domain/message/messages.ts';
import { errorToast } from './announcements.ts';
import { type JourneyOf, ok } from './cases.ts';
import type { optimisticToggleMachine } from './optimistic-toggle.machine.ts';

const pressed = { type: 'toggle.pressed' } as const;
const savedOn = { resolves: 'save', with: ok({ value: true }) } as const;
const isOff = { resolves: 'save', with: ok({ value: false }) } as const;

export const optimisticToggleJourneys: readonly JourneyOf<typeof optimisticToggleMachine>[] = [
  {
    title: 'the toggle changes before the server responds',
    events: [pressed],
    end: 'saving',
    context: { desired: true, confirmed: false },
  },
  {
    title: 'confirms the change when the server agrees',
    events: [pressed, savedOn],
    end: 'settled',
    emits: [{ type: 'toggle.confirmed', id: 17, value: true }],
    context: { desired: true, confirmed: true },
  },
  {
    title: 'OR-71 passes on what the server says about the change',
    events: [pressed, { resolves: 'save', with: ok({ value: true, message: 'Added.' }) }],
    end: 'settled',
    emits: [{ type: 'toggle.confirmed', id: 17, value: true, message: 'Added.' }],
  },
  {
    title: 'saves a second press after the first without canceling it',
    events: [pressed, pressed, savedOn, isOff],
    end: 'settled',
    calls: [
      { id: 'save', input: { id: 17, value: true } },
      { id: 'save', input: { id: 17, value: false } },
    ],
    context: { desired: false, confirmed: false },
  },
  {
    title: 'reverts the toggle and shows an error when the server fails',
    events: [pressed, { resolves: 'save', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'settled',
    emits: [errorToast(messages.overloaded)],
    context: { desired: false, confirmed: false },
  },
  {
    title: 'follows a server that insists on the opposite without endless requests',
    events: [pressed, isOff],
    end: 'settled',
    calls: [{ id: 'save', input: { id: 17, value: true } }],
    context: { desired: false, confirmed: false },
  },
  {
    title: 'follows a change made elsewhere without a request',
    events: [{ type: 'value.learned', value: true }],
    end: 'settled',
    calls: [],
    context: { desired: true, confirmed: true },
  },
  {
    title: 'a desired state in flight overrides a change made elsewhere',
    events: [pressed, { type: 'value.learned', value: false }],
    end: 'saving',
    context: { desired: true },
  },
  {
    title: 'an exception reverts the toggle and shows an error',
    events: [pressed, { rejects: 'save' }],
    end: 'settled',
    emits: [errorToast(messages.unexpected)],
    context: { desired: false, confirmed: false },
  },
];

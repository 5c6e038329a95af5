import { messages } from '#domain/message/messages.ts';
import { errorToast } from './announcements.ts';
import { type JourneyOf, ok } from './cases.ts';
import type { optimisticToggleMachine } from './optimistic-toggle.machine.ts';

const pressed = { type: 'toggle.pressed' } as const;
const isOn = { answer: 'save', with: ok({ value: true }) } as const;
const isOff = { answer: 'save', with: ok({ value: false }) } as const;

export const optimisticToggleJourneys: readonly JourneyOf<typeof optimisticToggleMachine>[] = [
  {
    title: 'the switch moves before the server has answered',
    events: [pressed],
    end: 'saving',
    context: { desired: true, confirmed: false },
  },
  {
    title: 'the server agrees',
    events: [pressed, isOn],
    end: 'settled',
    emits: [{ type: 'toggle.confirmed', id: 17, value: true }],
    context: { desired: true, confirmed: true },
  },
  {
    title: 'a second press while saving is saved after the first, none is canceled',
    events: [pressed, pressed, isOn, isOff],
    end: 'settled',
    calls: [
      { id: 'save', input: { id: 17, value: true } },
      { id: 'save', input: { id: 17, value: false } },
    ],
    context: { desired: false, confirmed: false },
  },
  {
    title: 'the switch moves back and says why when the server cannot',
    events: [pressed, { answer: 'save', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'settled',
    emits: [errorToast(messages.overloaded)],
    context: { desired: false, confirmed: false },
  },
  {
    title: 'a server that insists on the opposite is followed, not asked for ever',
    events: [pressed, isOff],
    end: 'settled',
    calls: [{ id: 'save', input: { id: 17, value: true } }],
    context: { desired: false, confirmed: false },
  },
  {
    title: 'what was switched elsewhere is followed, without asking the server',
    events: [{ type: 'value.learned', value: true }],
    end: 'settled',
    calls: [],
    context: { desired: true, confirmed: true },
  },
  {
    title: 'a wish under way outweighs what was switched elsewhere',
    events: [pressed, { type: 'value.learned', value: false }],
    end: 'saving',
    context: { desired: true },
  },
  {
    title: 'a defect moves the switch back and says so',
    events: [pressed, { defect: 'save' }],
    end: 'settled',
    emits: [errorToast(messages.unexpected)],
    context: { desired: false, confirmed: false },
  },
];

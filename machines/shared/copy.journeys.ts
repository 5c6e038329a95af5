import { messages } from '#domain/message/messages.ts';
import { successToast } from './announcements.ts';
import type { JourneyOf } from './cases.ts';
import type { copyMachine } from './copy.machine.ts';

const pressed = { type: 'copy.pressed', text: 'MARY-2026' } as const;
const copied = { answer: 'copyText', with: true } as const;
const said = successToast(messages.copied);

export const copyJourneys: readonly JourneyOf<typeof copyMachine>[] = [
  {
    title: 'SHELL-45 OK-11 a copied text is told and shown',
    events: [pressed, copied, { wait: 1999 }],
    end: 'copied',
    calls: [{ id: 'copyText', input: { text: 'MARY-2026' } }],
    emits: [said],
  },
  {
    title: 'SHELL-45 CONST-26 after 2 s the control is as before',
    events: [pressed, copied, { wait: 2000 }],
    end: 'idle',
    emits: [said],
  },
  {
    title: 'SHELL-45 the control can be pressed again while it shows that it has copied',
    events: [pressed, copied, { wait: 1500 }, { ...pressed, text: 'other' }, copied, { wait: 1500 }],
    end: 'copied',
    calls: [{ id: 'copyText' }, { id: 'copyText', input: { text: 'other' } }],
    emits: [said, said],
  },
  {
    title: 'ERR-79 a refused clipboard shows no message',
    events: [pressed, { answer: 'copyText', with: false }],
    end: 'idle',
    emits: [],
  },
  {
    title: 'ERR-79 a defect in copying is told to nobody',
    events: [pressed, { defect: 'copyText' }],
    end: 'idle',
    emits: [],
  },
  {
    title: 'one press at a time',
    events: [pressed, pressed],
    end: 'copying',
    calls: [{ id: 'copyText' }],
  },
];

import { messages } from '#domain/message/messages.ts';
import { successToast } from './announcements.ts';
import type { JourneyOf } from './cases.ts';
import type { copyMachine } from './copy.machine.ts';

const pressed = { type: 'copy.pressed', text: 'MARY-2026' } as const;
const copied = { resolves: 'copyText', with: true } as const;
const copiedToast = successToast(messages.copied);

export const copyJourneys: readonly JourneyOf<typeof copyMachine>[] = [
  {
    title: 'SHELL-45 OK-11 confirms a copied text with a toast and at the button',
    events: [pressed, copied, { wait: 1999 }],
    end: 'copied',
    calls: [{ id: 'copyText', input: { text: 'MARY-2026' } }],
    emits: [copiedToast],
  },
  {
    title: 'SHELL-45 CONST-26 the button resets after 2 s',
    events: [pressed, copied, { wait: 2000 }],
    end: 'idle',
    emits: [copiedToast],
  },
  {
    title: 'SHELL-45 the button can be pressed again while it shows the confirmation',
    events: [pressed, copied, { wait: 1500 }, { ...pressed, text: 'other' }, copied, { wait: 1500 }],
    end: 'copied',
    calls: [{ id: 'copyText' }, { id: 'copyText', input: { text: 'other' } }],
    emits: [copiedToast, copiedToast],
  },
  {
    title: 'ERR-79 shows no message if the browser refuses the clipboard',
    events: [pressed, { resolves: 'copyText', with: false }],
    end: 'idle',
    emits: [],
  },
  {
    title: 'ERR-79 an exception in copying is silent',
    events: [pressed, { rejects: 'copyText' }],
    end: 'idle',
    emits: [],
  },
  {
    title: 'ignores presses while copying',
    events: [pressed, pressed],
    end: 'copying',
    calls: [{ id: 'copyText' }],
  },
];

import { assertEvent, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from './announcements.ts';
import { outputOf } from './params.ts';
import { unprovided } from './unprovided.ts';

interface CopyPressed {
  type: 'copy.pressed';
  text: string;
}

const pressedText = ({ event }: { event: CopyPressed }) => {
  assertEvent(event, 'copy.pressed');
  return { text: event.text };
};

export const copyMachine = setup({
  types: {
    events: {} as CopyPressed,
    emitted: {} as ToastRequested,
    children: {} as { copyText: 'copyText' },
  },
  actors: {
    /** Copies the text to the clipboard. False: the browser refused, which is only logged. */
    copyText: unprovided<boolean, { text: string }>('copyText'),
  },
  actions: { sayCopied: emit(successToast(messages.copied)) },
  guards: { isCopied: (_, copied: boolean) => copied },
  delays: { copiedShown: 2000 },
}).createMachine({
  id: 'copy',
  description: 'A copy button that confirms for a moment.',
  initial: 'idle',
  states: {
    idle: { on: { 'copy.pressed': { target: 'copying' } } },
    copying: {
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: pressedText,
        onDone: [
          { guard: { type: 'isCopied', params: outputOf }, target: 'copied', actions: 'sayCopied' },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
    copied: {
      description: 'The button shows the confirmation. It can be pressed again meanwhile.',
      after: { copiedShown: { target: 'idle' } },
      on: { 'copy.pressed': { target: 'copying' } },
    },
  },
});

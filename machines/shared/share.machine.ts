import { assertEvent, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from './announcements.ts';
import { outputOf } from './params.ts';
import { unprovided } from './unprovided.ts';

/** `copied`: the browser has no Web Share API. `nothing`: canceled or refused. */
export type Shared = 'shared' | 'copied' | 'nothing';
/** A link, or a text where nobody else could open a link. */
export type ShareContent = { readonly url: string } | { readonly title: string; readonly text: string };
interface SharePressed {
  type: 'share.pressed';
  content: ShareContent;
}

const pressedContent = ({ event }: { event: SharePressed }) => {
  assertEvent(event, 'share.pressed');
  return { content: event.content };
};

export const shareMachine = setup({
  types: {
    events: {} as SharePressed,
    emitted: {} as ToastRequested,
    children: {} as { shareOrCopy: 'shareOrCopy' },
  },
  actors: { shareOrCopy: unprovided<Shared, { content: ShareContent }>('shareOrCopy') },
  actions: { sayCopied: emit(successToast(messages.copied)) },
  guards: { isCopied: (_, shared: Shared) => shared === 'copied' },
}).createMachine({
  id: 'share',
  description: 'A share button: it opens the share sheet of the device, or else copies the link.',
  initial: 'idle',
  states: {
    idle: { on: { 'share.pressed': { target: 'sharing' } } },
    sharing: {
      invoke: {
        id: 'shareOrCopy',
        src: 'shareOrCopy',
        input: pressedContent,
        onDone: [
          { guard: { type: 'isCopied', params: outputOf }, target: 'idle', actions: 'sayCopied' },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
  },
});

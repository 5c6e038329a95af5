import { successToast } from './announcements.ts';
import type { JourneyOf } from './cases.ts';
import type { shareMachine } from './share.machine.ts';

const pressed = { type: 'share.pressed', content: { url: 'https://example.com/?aff=MARY-26' } } as const;
const ownPressed = { type: 'share.pressed', content: { title: 'Soup', text: 'Soup\n1 leek' } } as const;

export const shareJourneys: readonly JourneyOf<typeof shareMachine>[] = [
  {
    title: 'REF-04 shares a link with the device, which confirms it itself',
    events: [pressed, { resolves: 'shareOrCopy', with: 'shared' }],
    end: 'idle',
    calls: [{ id: 'shareOrCopy', input: { content: pressed.content } }],
    emits: [],
  },
  {
    title: 'REF-04 OK-11 copies the link on a device without Web Share support',
    events: [pressed, { resolves: 'shareOrCopy', with: 'copied' }],
    end: 'idle',
    emits: [successToast('Copied to clipboard')],
  },
  {
    title: 'REF-04 shows nothing when canceled or refused; ignores presses while sharing',
    events: [pressed, pressed, { resolves: 'shareOrCopy', with: 'nothing' }],
    end: 'idle',
    calls: [{ id: 'shareOrCopy' }],
    emits: [],
  },
  {
    title: 'EXT-20 shares an own recipe as text',
    events: [ownPressed, { resolves: 'shareOrCopy', with: 'shared' }],
    end: 'idle',
    calls: [{ id: 'shareOrCopy', input: { content: ownPressed.content } }],
    emits: [],
  },
  {
    title: 'REF-04 an exception in sharing resets the button',
    events: [pressed, { rejects: 'shareOrCopy' }],
    end: 'idle',
    emits: [],
  },
];

import { successToast } from './announcements.ts';
import type { JourneyOf } from './cases.ts';
import type { shareMachine } from './share.machine.ts';

const pressed = { type: 'share.pressed', url: 'https://example.com/?aff=MARY-26' } as const;

export const shareJourneys: readonly JourneyOf<typeof shareMachine>[] = [
  {
    title: 'REF-04 a link is passed on by the device, which says so itself',
    events: [pressed, { answer: 'shareOrCopy', with: 'shared' }],
    end: 'idle',
    calls: [{ id: 'shareOrCopy', input: { url: pressed.url } }],
    emits: [],
  },
  {
    title: 'REF-04 OK-11 a device that cannot share copies',
    events: [pressed, { answer: 'shareOrCopy', with: 'copied' }],
    end: 'idle',
    emits: [successToast('Copied to clipboard')],
  },
  {
    title: 'REF-04 canceled or refused, nothing is said; one press at a time',
    events: [pressed, pressed, { answer: 'shareOrCopy', with: 'nothing' }],
    end: 'idle',
    calls: [{ id: 'shareOrCopy' }],
    emits: [],
  },
  {
    title: 'REF-04 a defect in sharing leaves the control as it was',
    events: [pressed, { defect: 'shareOrCopy' }],
    end: 'idle',
    emits: [],
  },
];

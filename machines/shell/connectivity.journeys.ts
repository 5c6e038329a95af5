import { errorToast, successToast } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { connectivityMachine } from './connectivity.machine.ts';

const nothing = { answer: 'readWaiting', with: { waiting: 0, isOnline: true } } as const;
const twoLeft = { answer: 'readWaiting', with: { waiting: 2, isOnline: true } } as const;
const sentTwice = [
  { id: 'readWaiting' },
  { id: 'sendWaiting' },
  { id: 'readWaiting' },
  { id: 'sendWaiting' },
  { id: 'readWaiting' },
] as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;
const kept = { type: 'waiting.changed', waiting: 1 } as const;
const shown = { type: 'app.shown' } as const;
const input = { jitter: 0 };
const allSent = { answer: 'sendWaiting', with: { sent: 2, refused: 0, left: 0 } } as const;
const stillDown = { answer: 'sendWaiting', with: { sent: 0, refused: 0, left: 2 } } as const;
const sentToast = successToast('What you changed is saved.');

export const connectivityJourneys: readonly JourneyOf<typeof connectivityMachine>[] = [
  {
    title: 'EXT-06 what is changed without a network is counted, and sent when it is back',
    input,
    events: [nothing, lost, kept, kept, returned, allSent, nothing],
    end: 'online',
    calls: [{ id: 'readWaiting' }, { id: 'sendWaiting' }, { id: 'readWaiting' }],
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 what an earlier visit left is sent at the start',
    input,
    events: [twoLeft, allSent, nothing],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 without a network at the start, what was left waits',
    input,
    events: [{ answer: 'readWaiting', with: { waiting: 1, isOnline: false } }],
    end: 'offline',
    calls: [{ id: 'readWaiting' }],
    emits: [],
  },
  {
    title: 'EXT-06 what the server will not have is told',
    input,
    events: [twoLeft, { answer: 'sendWaiting', with: { sent: 1, refused: 1, left: 0 } }, nothing],
    end: 'online',
    emits: [errorToast('1 change couldn’t be saved. The note above says which.'), { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 a server that is down is tried again after pauses that grow',
    input,
    events: [twoLeft, stillDown, { wait: 10_000 }, stillDown, { wait: 19_999 }],
    end: 'pausing',
    context: { tries: 2 },
    emits: [],
  },
  {
    title: 'EXT-06 never longer than some minutes, and not all devices at the same moment',
    input: { jitter: 1 },
    events: [
      twoLeft,
      ...[15_000, 30_000, 60_000, 120_000, 240_000, 450_000, 450_000].flatMap((wait) => [
        stillDown,
        { wait },
      ]),
      allSent,
      nothing,
    ],
    end: 'online',
    context: { tries: 0 },
  },
  {
    title: 'EXT-06 as soon as something gets through, the pauses are short again',
    input,
    events: [
      twoLeft,
      stillDown,
      { wait: 10_000 },
      stillDown,
      { wait: 20_000 },
      { answer: 'sendWaiting', with: { sent: 1, refused: 0, left: 1 } },
      { wait: 10_000 },
      allSent,
      nothing,
    ],
    end: 'online',
  },
  {
    title: 'EXT-06 at once when the member looks at the app again',
    input,
    events: [twoLeft, stillDown, shown, allSent, nothing],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 what another tab has sent, or the member discarded, is waited for no more',
    input,
    events: [
      twoLeft,
      stillDown,
      { type: 'waiting.changed', waiting: 1 },
      { type: 'waiting.changed', waiting: 0 },
    ],
    end: 'online',
    context: { waiting: 0 },
    emits: [{ type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 and reached at last',
    input,
    events: [nothing, kept, { wait: 5000 }, stillDown, { wait: 10_000 }, allSent, nothing],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 a defect in sending loses nothing',
    input,
    events: [
      twoLeft,
      { defect: 'sendWaiting' },
      { wait: 10_000 },
      { defect: 'sendWaiting' },
      returned,
      allSent,
      nothing,
    ],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 a device that keeps nothing is no trouble; the network is heard of all the same',
    input,
    events: [{ defect: 'readWaiting' }, lost],
    end: 'offline',
    emits: [],
  },
  {
    title: 'EXT-06 what could not be counted is no trouble',
    input,
    events: [{ defect: 'readWaiting' }],
    end: 'online',
  },
  {
    title: 'EXT-06 a network that goes while something is sent is waited for',
    input,
    events: [twoLeft, lost, { type: 'waiting.changed', waiting: 3 }, { wait: 600_000 }],
    end: 'offline',
    context: { waiting: 3 },
  },
  {
    title: 'EXT-21 what hangs is sent anew when the member looks at the app again',
    input,
    events: [twoLeft, shown, allSent, nothing],
    end: 'online',
    calls: [
      { id: 'readWaiting' },
      { id: 'sendWaiting', aborted: true },
      { id: 'sendWaiting' },
      { id: 'readWaiting' },
    ],
  },
  {
    title: 'EXT-21 and when another network is there',
    input,
    events: [twoLeft, returned, allSent, nothing],
    end: 'online',
    calls: [
      { id: 'readWaiting' },
      { id: 'sendWaiting', aborted: true },
      { id: 'sendWaiting' },
      { id: 'readWaiting' },
    ],
  },
  {
    title: 'EXT-06 and one that goes between two tries',
    input,
    events: [twoLeft, stillDown, lost, { wait: 600_000 }],
    end: 'offline',
    context: { waiting: 2 },
  },
  {
    title: 'EXT-06 what is kept while the last one is on its way is sent after it',
    input,
    events: [
      twoLeft,
      kept,
      allSent,
      { answer: 'readWaiting', with: { waiting: 1, isOnline: true } },
      allSent,
      nothing,
    ],
    end: 'online',
    calls: sentTwice,
  },
  {
    title: 'EXT-06 and so is what is kept while the rest is counted',
    input,
    events: [twoLeft, allSent, kept, nothing, allSent, nothing],
    end: 'online',
    calls: sentTwice,
  },
  {
    title: 'EXT-06 a network that goes while the rest is counted is waited for',
    input,
    events: [twoLeft, allSent, lost],
    end: 'offline',
  },
  {
    title: 'EXT-06 what cannot be counted after the sending is no trouble',
    input,
    events: [twoLeft, allSent, { defect: 'readWaiting' }],
    end: 'online',
  },
];

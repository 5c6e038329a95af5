import { errorToast, successToast } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { connectivityMachine } from './connectivity.machine.ts';

const nothing = { resolves: 'readQueueSize', with: { waiting: 0, isOnline: true } } as const;
const twoQueued = { resolves: 'readQueueSize', with: { waiting: 2, isOnline: true } } as const;
const sentTwice = [
  { id: 'readQueueSize' },
  { id: 'sendQueue' },
  { id: 'readQueueSize' },
  { id: 'sendQueue' },
  { id: 'readQueueSize' },
] as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;
const queued = { type: 'waiting.changed', waiting: 1 } as const;
const shown = { type: 'app.shown' } as const;
const input = { jitter: 0 };
const allSent = { resolves: 'sendQueue', with: { sent: 2, refused: 0, remaining: 0 } } as const;
const stillDown = { resolves: 'sendQueue', with: { sent: 0, refused: 0, remaining: 2 } } as const;
const sentToast = successToast('What you changed is saved.');

export const connectivityJourneys: readonly JourneyOf<typeof connectivityMachine>[] = [
  {
    title: 'EXT-06 counts changes made offline and sends them once online',
    input,
    events: [nothing, lost, queued, queued, returned, allSent, nothing],
    end: 'online',
    calls: [{ id: 'readQueueSize' }, { id: 'sendQueue' }, { id: 'readQueueSize' }],
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 sends the queue of an earlier visit at the start',
    input,
    events: [twoQueued, allSent, nothing],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 keeps the queue of an earlier visit while offline at the start',
    input,
    events: [{ resolves: 'readQueueSize', with: { waiting: 1, isOnline: false } }],
    end: 'offline',
    calls: [{ id: 'readQueueSize' }],
    emits: [],
  },
  {
    title: 'EXT-06 shows an error for changes that the server refuses',
    input,
    events: [twoQueued, { resolves: 'sendQueue', with: { sent: 1, refused: 1, remaining: 0 } }, nothing],
    end: 'online',
    emits: [errorToast('1 change couldn’t be saved. The note above says which.'), { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 retries an unreachable server with growing pauses',
    input,
    events: [twoQueued, stillDown, { wait: 10_000 }, stillDown, { wait: 19_999 }],
    end: 'pausing',
    context: { tries: 2 },
    emits: [],
  },
  {
    title: 'EXT-06 limits the pause to some minutes and adds jitter per device',
    input: { jitter: 1 },
    events: [
      twoQueued,
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
    title: 'EXT-06 resets the pause once a change is sent',
    input,
    events: [
      twoQueued,
      stillDown,
      { wait: 10_000 },
      stillDown,
      { wait: 20_000 },
      { resolves: 'sendQueue', with: { sent: 1, refused: 0, remaining: 1 } },
      { wait: 10_000 },
      allSent,
      nothing,
    ],
    end: 'online',
    emits: [{ type: 'changes.sent' }, sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 starts the pauses anew when the network returns, as its first request often still fails',
    input,
    events: [twoQueued, stillDown, { wait: 10_000 }, stillDown, lost, returned, stillDown, { wait: 10_000 }],
    end: 'sending',
    context: { tries: 1 },
    emits: [],
  },
  {
    title: 'EXT-06 retries immediately when the app becomes visible',
    input,
    events: [twoQueued, stillDown, shown, allSent, nothing],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 stops retrying changes that another tab has sent or the member has discarded',
    input,
    events: [
      twoQueued,
      stillDown,
      { type: 'waiting.changed', waiting: 1 },
      { type: 'waiting.changed', waiting: 0 },
    ],
    end: 'online',
    context: { waiting: 0 },
    emits: [{ type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 sends the queue once the server is reachable',
    input,
    events: [nothing, queued, { wait: 5000 }, stillDown, { wait: 10_000 }, allSent, nothing],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 an exception in sending keeps the queue',
    input,
    events: [
      twoQueued,
      { rejects: 'sendQueue' },
      { wait: 10_000 },
      { rejects: 'sendQueue' },
      returned,
      allSent,
      nothing,
    ],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 works without storage for a queue and still follows the network',
    input,
    events: [{ rejects: 'readQueueSize' }, lost],
    end: 'offline',
    emits: [],
  },
  {
    title: 'EXT-06 treats a queue that cannot be counted as empty',
    input,
    events: [{ rejects: 'readQueueSize' }],
    end: 'online',
  },
  {
    title: 'EXT-06 waits for the network when it is lost while sending',
    input,
    events: [twoQueued, lost, { type: 'waiting.changed', waiting: 3 }, { wait: 600_000 }],
    end: 'offline',
    context: { waiting: 3 },
  },
  {
    title: 'EXT-21 restarts a stalled request when the app becomes visible',
    input,
    events: [twoQueued, shown, allSent, nothing],
    end: 'online',
    calls: [
      { id: 'readQueueSize' },
      { id: 'sendQueue', aborted: true },
      { id: 'sendQueue' },
      { id: 'readQueueSize' },
    ],
  },
  {
    title: 'EXT-21 restarts a stalled request when another network is available',
    input,
    events: [twoQueued, returned, allSent, nothing],
    end: 'online',
    calls: [
      { id: 'readQueueSize' },
      { id: 'sendQueue', aborted: true },
      { id: 'sendQueue' },
      { id: 'readQueueSize' },
    ],
  },
  {
    title: 'EXT-06 waits for the network when it is lost between two retries',
    input,
    events: [twoQueued, stillDown, lost, { wait: 600_000 }],
    end: 'offline',
    context: { waiting: 2 },
  },
  {
    title: 'EXT-06 sends a change queued while the last one is being sent',
    input,
    events: [
      twoQueued,
      queued,
      allSent,
      { resolves: 'readQueueSize', with: { waiting: 1, isOnline: true } },
      allSent,
      nothing,
    ],
    end: 'online',
    calls: sentTwice,
  },
  {
    title: 'EXT-06 sends a change queued while the rest is counted',
    input,
    events: [twoQueued, allSent, queued, nothing, allSent, nothing],
    end: 'online',
    calls: sentTwice,
  },
  {
    title: 'EXT-06 waits for the network when it is lost while counting',
    input,
    events: [twoQueued, allSent, lost],
    end: 'offline',
  },
  {
    title: 'EXT-06 treats a queue that cannot be counted after sending as empty',
    input,
    events: [twoQueued, allSent, { rejects: 'readQueueSize' }],
    end: 'online',
  },
];

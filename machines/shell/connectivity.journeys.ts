import { errorToast, successToast } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { connectivityMachine } from './connectivity.machine.ts';

const nothing = { answer: 'readWaiting', with: { waiting: 0, isOnline: true } } as const;
const twoLeft = { answer: 'readWaiting', with: { waiting: 2, isOnline: true } } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;
const kept = { type: 'change.kept' } as const;
const allSent = { answer: 'sendWaiting', with: { sent: 2, refused: 0, left: 0 } } as const;
const stillDown = { answer: 'sendWaiting', with: { sent: 0, refused: 0, left: 2 } } as const;
const sentToast = successToast('What you changed is saved.');

export const connectivityJourneys: readonly JourneyOf<typeof connectivityMachine>[] = [
  {
    title: 'EXT-06 what is changed without a network is counted, and sent when it is back',
    events: [nothing, lost, kept, kept, returned, allSent],
    end: 'online',
    calls: [{ id: 'readWaiting' }, { id: 'sendWaiting' }],
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 what an earlier visit left is sent at the start',
    events: [twoLeft, allSent],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 without a network at the start, what was left waits',
    events: [{ answer: 'readWaiting', with: { waiting: 1, isOnline: false } }],
    end: 'offline',
    calls: [{ id: 'readWaiting' }],
    emits: [],
  },
  {
    title: 'EXT-06 what the server will not have is told',
    events: [twoLeft, { answer: 'sendWaiting', with: { sent: 1, refused: 1, left: 0 } }],
    end: 'online',
    emits: [
      errorToast('1 change could not be kept, because something else had changed meanwhile.'),
      { type: 'changes.sent' },
    ],
  },
  {
    title: 'EXT-06 a server that is down is tried again after a while',
    events: [twoLeft, stillDown, { wait: 15_000 }, stillDown, { wait: 14_999 }],
    end: 'pausing',
    emits: [],
  },
  {
    title: 'EXT-06 and reached at last',
    events: [nothing, kept, { wait: 15_000 }, stillDown, { wait: 15_000 }, allSent],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 a defect in sending loses nothing',
    events: [twoLeft, { defect: 'sendWaiting' }, returned, allSent],
    end: 'online',
    emits: [sentToast, { type: 'changes.sent' }],
  },
  {
    title: 'EXT-06 a device that keeps nothing is no trouble; the network is heard of all the same',
    events: [{ defect: 'readWaiting' }, lost],
    end: 'offline',
    emits: [],
  },
  {
    title: 'EXT-06 what could not be counted is no trouble',
    events: [{ defect: 'readWaiting' }],
    end: 'online',
  },
  {
    title: 'EXT-06 a network that goes while something is sent is waited for',
    events: [twoLeft, lost, kept, { wait: 600_000 }],
    end: 'offline',
    context: { waiting: 3 },
  },
  {
    title: 'EXT-06 and one that goes between two tries',
    events: [twoLeft, stillDown, lost, { wait: 600_000 }],
    end: 'offline',
    context: { waiting: 2 },
  },
];

import { type JourneyOf, ok } from '../shared/cases.ts';
import type { unreadCountMachine } from './unread-count.machine.ts';

const three = { answer: 'loadCount', with: ok(3) } as const;

export const unreadCountJourneys: readonly JourneyOf<typeof unreadCountMachine>[] = [
  {
    title: 'NOTIF-05 the count comes from its own call, and again whenever it is wanted',
    events: [three, { type: 'count.wanted' }, { answer: 'loadCount', with: ok(4) }],
    end: 'counted',
    context: { unread: 4 },
    calls: [{ id: 'loadCount' }, { id: 'loadCount' }],
  },
  {
    title: 'NOTIF-06 marking one lowers the count by one, and never below none',
    events: [
      { answer: 'loadCount', with: ok(1) },
      { type: 'notification.marked' },
      { type: 'notification.marked' },
    ],
    end: 'counted',
    context: { unread: 0 },
  },
  {
    title: 'NOTIF-07 marking all sets the count to zero',
    events: [three, { type: 'notifications.allMarked' }],
    end: 'counted',
    context: { unread: 0 },
  },
  {
    title: 'NOTIF-05 a count that cannot be loaded leaves the last one',
    events: [
      three,
      { type: 'count.wanted' },
      { answer: 'loadCount', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: 'counted',
    context: { unread: 3 },
  },
  {
    title: 'NOTIF-05 a defect in counting leaves the last count and is not repeated by itself',
    events: [three, { type: 'count.wanted' }, { defect: 'loadCount' }],
    end: 'counted',
    calls: [{ id: 'loadCount' }, { id: 'loadCount' }],
    context: { unread: 3 },
  },
];

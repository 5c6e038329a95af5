import { type JourneyOf, ok } from '../shared/cases.ts';
import type { unreadCountMachine } from './unread-count.machine.ts';

const three = { resolves: 'loadCount', with: ok(3) } as const;

export const unreadCountJourneys: readonly JourneyOf<typeof unreadCountMachine>[] = [
  {
    title: 'NOTIF-05 loads the count with a separate call and again on request',
    events: [three, { type: 'count.wanted' }, { resolves: 'loadCount', with: ok(4) }],
    end: 'counted',
    context: { unread: 4 },
    calls: [{ id: 'loadCount' }, { id: 'loadCount' }],
  },
  {
    title: 'NOTIF-06 marking one lowers the count by one, never below zero',
    events: [
      { resolves: 'loadCount', with: ok(1) },
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
    title: 'NOTIF-05 keeps the last count when loading fails',
    events: [
      three,
      { type: 'count.wanted' },
      { resolves: 'loadCount', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: 'counted',
    context: { unread: 3 },
  },
  {
    title: 'NOTIF-05 keeps the last count after an exception, without an automatic retry',
    events: [three, { type: 'count.wanted' }, { rejects: 'loadCount' }],
    end: 'counted',
    calls: [{ id: 'loadCount' }, { id: 'loadCount' }],
    context: { unread: 3 },
  },
  {
    title: 'NOTIF-05 a notification that arrives while it counts is counted too',
    events: [{ type: 'count.wanted' }, { resolves: 'loadCount', with: ok(4) }],
    end: 'counted',
    calls: [{ id: 'loadCount', aborted: true }, { id: 'loadCount' }],
    context: { unread: 4 },
  },
];

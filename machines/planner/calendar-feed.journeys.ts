import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { feedPath } from './calendar-feed.cases.ts';
import type { calendarFeedMachine } from './calendar-feed.machine.ts';

const wanted = { type: 'address.wanted' } as const;
const revoked = { type: 'address.revoked' } as const;

export const calendarFeedJourneys: readonly JourneyOf<typeof calendarFeedMachine>[] = [
  {
    title: 'EXT-11 the address is made when it is asked for, once',
    events: [
      { answer: 'loadAddress', with: ok(null) },
      revoked,
      wanted,
      wanted,
      { answer: 'createAddress', with: ok(feedPath) },
    ],
    end: 'known',
    calls: [{ id: 'loadAddress' }, { id: 'createAddress' }],
    context: { path: feedPath },
  },
  {
    title: 'EXT-11 a revoked address is gone, and it is said',
    events: [
      { answer: 'loadAddress', with: ok(feedPath) },
      revoked,
      { answer: 'revokeAddress', with: ok(null) },
    ],
    end: 'known',
    emits: [successToast('The calendar address no longer works.')],
    context: { path: null },
  },
  {
    title: 'an address that could not be revoked is still there, and it is said',
    events: [
      { answer: 'loadAddress', with: ok(feedPath) },
      revoked,
      { answer: 'revokeAddress', with: { kind: 'forbidden', message: 'Not now.' } },
    ],
    end: 'known',
    emits: [errorToast('Not now.')],
    context: { path: feedPath },
  },
];

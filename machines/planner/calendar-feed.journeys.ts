import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { feedPath } from './calendar-feed.cases.ts';
import type { calendarFeedMachine } from './calendar-feed.machine.ts';

const wanted = { type: 'address.wanted' } as const;
const revoked = { type: 'address.revoked' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

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
  ...(
    [
      [{ answer: 'loadAddress', with: broken }, messages.overloaded],
      [{ defect: 'loadAddress' }, messages.unexpected],
    ] as const
  ).map(
    ([failing, failure]): JourneyOf<typeof calendarFeedMachine> => ({
      title: `EXT-11 an address that cannot be loaded is said to be: ${failure}`,
      events: [failing],
      end: 'failed',
      calls: [{ id: 'loadAddress' }],
      context: { path: null, failure },
    }),
  ),
  {
    title: 'EXT-11 another try shows an address that could not be loaded',
    events: [
      { answer: 'loadAddress', with: broken },
      { type: 'retry.requested' },
      { answer: 'loadAddress', with: ok(feedPath) },
    ],
    end: 'known',
    context: { path: feedPath, failure: null },
  },
  ...(
    [
      [{ answer: 'createAddress', with: broken }, messages.overloaded],
      [{ defect: 'createAddress' }, messages.unexpected],
    ] as const
  ).map(
    ([failing, message]): JourneyOf<typeof calendarFeedMachine> => ({
      title: `EXT-11 an address that cannot be made leaves the former one, and says so: ${message}`,
      events: [{ answer: 'loadAddress', with: ok(feedPath) }, wanted, failing],
      end: 'known',
      calls: [{ id: 'loadAddress' }, { id: 'createAddress' }],
      emits: [errorToast(message)],
      context: { path: feedPath },
    }),
  ),
  {
    title: 'EXT-11 a defect in revoking leaves the address, and says so',
    events: [{ answer: 'loadAddress', with: ok(feedPath) }, revoked, { defect: 'revokeAddress' }],
    end: 'known',
    calls: [{ id: 'loadAddress' }, { id: 'revokeAddress' }],
    emits: [errorToast(messages.unexpected)],
    context: { path: feedPath },
  },
];

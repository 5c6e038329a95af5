import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { feedPath } from './calendar-feed.cases.ts';
import type { calendarFeedMachine } from './calendar-feed.machine.ts';

const requested = { type: 'address.wanted' } as const;
const revoked = { type: 'address.revoked' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const calendarFeedJourneys: readonly JourneyOf<typeof calendarFeedMachine>[] = [
  {
    title: 'EXT-11 creates the URL once on request',
    events: [
      { resolves: 'loadAddress', with: ok(null) },
      revoked,
      requested,
      requested,
      { resolves: 'createAddress', with: ok(feedPath) },
    ],
    end: 'known',
    calls: [{ id: 'loadAddress' }, { id: 'createAddress' }],
    context: { path: feedPath },
  },
  {
    title: 'EXT-11 removes a revoked URL and shows a confirmation',
    events: [
      { resolves: 'loadAddress', with: ok(feedPath) },
      revoked,
      { resolves: 'revokeAddress', with: ok(null) },
    ],
    end: 'known',
    emits: [successToast('The calendar link no longer works.')],
    context: { path: null },
  },
  {
    title: 'keeps the URL and shows an error when revoking fails',
    events: [
      { resolves: 'loadAddress', with: ok(feedPath) },
      revoked,
      { resolves: 'revokeAddress', with: { kind: 'forbidden', message: 'Not now.' } },
    ],
    end: 'known',
    emits: [errorToast('Not now.')],
    context: { path: feedPath },
  },
  ...(
    [
      [{ resolves: 'loadAddress', with: broken }, messages.overloaded],
      [{ rejects: 'loadAddress' }, messages.unexpected],
    ] as const
  ).map(
    ([failing, failure]): JourneyOf<typeof calendarFeedMachine> => ({
      title: `EXT-11 shows an error when the URL cannot be loaded: ${failure}`,
      events: [failing],
      end: 'failed',
      calls: [{ id: 'loadAddress' }],
      context: { path: null, failure },
    }),
  ),
  {
    title: 'EXT-11 a retry shows a URL that could not be loaded',
    events: [
      { resolves: 'loadAddress', with: broken },
      { type: 'retry.requested' },
      { resolves: 'loadAddress', with: ok(feedPath) },
    ],
    end: 'known',
    context: { path: feedPath, failure: null },
  },
  ...(
    [
      [{ resolves: 'createAddress', with: broken }, messages.overloaded],
      [{ rejects: 'createAddress' }, messages.unexpected],
    ] as const
  ).map(
    ([failing, message]): JourneyOf<typeof calendarFeedMachine> => ({
      title: `EXT-11 keeps the previous URL and shows an error when creating fails: ${message}`,
      events: [{ resolves: 'loadAddress', with: ok(feedPath) }, requested, failing],
      end: 'known',
      calls: [{ id: 'loadAddress' }, { id: 'createAddress' }],
      emits: [errorToast(message)],
      context: { path: feedPath },
    }),
  ),
  {
    title: 'EXT-11 keeps the URL and shows an error after an exception in revoking',
    events: [{ resolves: 'loadAddress', with: ok(feedPath) }, revoked, { rejects: 'revokeAddress' }],
    end: 'known',
    calls: [{ id: 'loadAddress' }, { id: 'revokeAddress' }],
    emits: [errorToast(messages.unexpected)],
    context: { path: feedPath },
  },
];

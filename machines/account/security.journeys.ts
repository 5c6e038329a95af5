import { messages } from '#domain/message/messages.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { overview } from './security.cases.ts';
import type { securityMachine } from './security.machine.ts';

const loaded = { resolves: 'loadSecurity', with: ok(overview) } as const;
const alone = { ...overview, sessions: overview.sessions.slice(0, 1) };
const reloaded = { resolves: 'reloadSecurity', with: ok(alone) } as const;
const offline = { kind: 'unavailable', status: null, message: null } as const;
const load = { id: 'loadSecurity' } as const;
const reload = { id: 'reloadSecurity' } as const;
const accepted = { type: 'question.accepted' } as const;
const declined = { type: 'question.declined' } as const;
const endOne = { type: 'session.ended', id: 'other' } as const;
const endOthers = { type: 'otherSessions.ended' } as const;
const endLink = { type: 'reportLink.ended', id: 'report' } as const;
const endCalendar = { type: 'calendar.ended' } as const;

export const securityJourneys: readonly JourneyOf<typeof securityMachine>[] = [
  {
    title: 'EXT-23 one device is signed out at once, and the list is read again',
    events: [loaded, endOne, { resolves: 'endSession', with: ok(null) }, reloaded],
    end: 'known',
    calls: [load, { id: 'endSession', input: { id: 'other' } }, reload],
    emits: [successToast(securityMessages.sessionEnded)],
    context: { overview: alone },
  },
  {
    title: 'EXT-23 a device that was signed out meanwhile is gone, too',
    events: [loaded, endOne, { resolves: 'endSession', with: { kind: 'notFound' } }],
    end: 'reloading',
    emits: [successToast(securityMessages.sessionEnded)],
  },
  {
    title: 'EXT-23 all other devices are signed out once the member agrees',
    events: [loaded, endOthers, accepted, { resolves: 'endOthers', with: ok(null) }, reloaded],
    end: 'known',
    calls: [load, { id: 'endOthers' }, reload],
    emits: [
      { type: 'confirmation.wanted', about: 'otherSessions' },
      successToast(securityMessages.othersEnded),
    ],
    context: { overview: alone },
  },
  {
    title: 'EXT-23 declining signs nobody out, and ends no address',
    events: [loaded, endOthers, declined, endCalendar, declined],
    end: 'known',
    calls: [load],
    emits: [
      { type: 'confirmation.wanted', about: 'otherSessions' },
      { type: 'confirmation.wanted', about: 'calendar' },
    ],
  },
  {
    title: 'EXT-23 the calendar’s address ends once the member agrees',
    events: [loaded, endCalendar, accepted, { resolves: 'endCalendar', with: ok(null) }, reloaded],
    end: 'known',
    calls: [load, { id: 'endCalendar' }, reload],
    emits: [{ type: 'confirmation.wanted', about: 'calendar' }, successToast(securityMessages.calendarEnded)],
  },
  {
    title: 'EXT-31 a link to the report ends at once, and a failure says so',
    events: [
      loaded,
      endLink,
      { resolves: 'endReportLink', with: offline },
      endLink,
      { resolves: 'endReportLink', with: ok(null) },
      reloaded,
    ],
    end: 'known',
    calls: [
      load,
      { id: 'endReportLink', input: { id: 'report' } },
      { id: 'endReportLink', input: { id: 'report' } },
      reload,
    ],
    emits: [errorToast(messages.overloaded), successToast(securityMessages.reportLinkEnded)],
    context: { overview: alone },
  },
  {
    title: 'EXT-31 a defect while ending a link shows an error and keeps what is loaded',
    events: [loaded, endLink, { rejects: 'endReportLink' }],
    end: 'known',
    emits: [errorToast(messages.unexpected)],
  },
  {
    title: 'EXT-23 a failure shows an error and keeps what is loaded',
    events: [
      loaded,
      endOne,
      { resolves: 'endSession', with: offline },
      endOthers,
      accepted,
      { resolves: 'endOthers', with: offline },
      endCalendar,
      accepted,
      { resolves: 'endCalendar', with: offline },
    ],
    end: 'known',
    emits: [
      errorToast(messages.overloaded),
      { type: 'confirmation.wanted', about: 'otherSessions' },
      errorToast(messages.overloaded),
      { type: 'confirmation.wanted', about: 'calendar' },
      errorToast(messages.overloaded),
    ],
    context: { overview },
  },
  {
    title: 'EXT-23 where the list cannot be read again, the one before stays',
    events: [
      loaded,
      endOne,
      { resolves: 'endSession', with: ok(null) },
      { resolves: 'reloadSecurity', with: offline },
    ],
    end: 'known',
    context: { overview, failure: null },
  },
  {
    title: 'EXT-23 a page that could not be loaded offers a retry',
    events: [
      { resolves: 'loadSecurity', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      loaded,
    ],
    end: 'known',
    calls: [load, load],
    context: { overview, failure: null },
  },
  {
    title: 'EXT-23 and says why',
    events: [{ resolves: 'loadSecurity', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'failed',
    context: { failure: securityMessages.loadFailed },
  },
  {
    title: 'an exception leaves a usable page',
    events: [
      { rejects: 'loadSecurity' },
      { type: 'retry.requested' },
      loaded,
      endOne,
      { rejects: 'endSession' },
      endOthers,
      accepted,
      { rejects: 'endOthers' },
      endCalendar,
      accepted,
      { rejects: 'endCalendar' },
      endOne,
      { resolves: 'endSession', with: ok(null) },
      { rejects: 'reloadSecurity' },
    ],
    end: 'known',
    context: { overview },
  },
];

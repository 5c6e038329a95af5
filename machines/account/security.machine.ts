import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type SecurityOverview = OperationResponse<'getSecurity'>['data'];
export type SecurityOutcome = Outcome<SecurityOverview>;

interface Context {
  readonly overview: SecurityOverview | null;
  /** Why it could not be loaded. */
  readonly failure: string | null;
}

type SecurityEvent =
  | { type: 'retry.requested' }
  | { type: 'session.ended'; id: string }
  | { type: 'otherSessions.ended' }
  | { type: 'calendar.ended' }
  | { type: 'reportLink.ended'; id: string }
  | { type: 'question.accepted' }
  | { type: 'question.declined' };

const nothingKnown = (): Context => ({ overview: null, failure: null });
const idOf = ({ event }: { event: SecurityEvent }) => {
  assertEvent(event, ['session.ended', 'reportLink.ended']);
  return { id: event.id };
};

export const securityMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SecurityEvent,
    emitted: {} as ToastRequested | { type: 'confirmation.wanted'; about: 'otherSessions' | 'calendar' },
    tags: {} as 'busy',
    children: {} as {
      loadSecurity: 'loadSecurity';
      reloadSecurity: 'loadSecurity';
      endSession: 'endSession';
      endOthers: 'endOthers';
      endCalendar: 'endCalendar';
      endReportLink: 'endReportLink';
    },
  },
  actors: {
    loadSecurity: unprovided<SecurityOutcome>('loadSecurity'),
    endSession: unprovided<Outcome<null>, { id: string }>('endSession'),
    endOthers: unprovided<Outcome<null>>('endOthers'),
    endCalendar: unprovided<Outcome<null>>('endCalendar'),
    endReportLink: unprovided<Outcome<null>, { id: string }>('endReportLink'),
  },
  actions: {
    rememberOverview: assign((_, outcome: SecurityOutcome) =>
      outcome.kind === 'ok' ? { overview: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: SecurityOutcome) => ({
      failure: failureMessage(outcome, securityMessages.loadFailed),
    })),
    rememberDefect: assign({ failure: securityMessages.loadFailed }),
    askAboutOthers: emit({ type: 'confirmation.wanted', about: 'otherSessions' } as const),
    askAboutCalendar: emit({ type: 'confirmation.wanted', about: 'calendar' } as const),
    saySessionEnded: emit(successToast(securityMessages.sessionEnded)),
    sayOthersEnded: emit(successToast(securityMessages.othersEnded)),
    sayLinkEnded: emit(successToast(securityMessages.reportLinkEnded)),
    sayCalendarEnded: emit(successToast(securityMessages.calendarEnded)),
    sayFailed: enqueueActions(({ enqueue }, outcome: Outcome<unknown>) => {
      const message = failureMessage(outcome);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(securityMessages.loadFailed)),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    /** Already removed on another device. */
    isGone: (_, outcome: Outcome<unknown>) => outcome.kind === 'notFound',
  },
}).createMachine({
  id: 'security',
  description: 'Where a member is signed in, what was changed, and which addresses there are.',
  context: nothingKnown,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadSecurity',
        src: 'loadSecurity',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'known',
            actions: { type: 'rememberOverview', params: outputOf },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberDefect' },
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    known: {
      on: {
        'session.ended': { target: 'endingSession' },
        'otherSessions.ended': { target: 'confirmingOthers', actions: 'askAboutOthers' },
        'calendar.ended': { target: 'confirmingCalendar', actions: 'askAboutCalendar' },
        'reportLink.ended': { target: 'endingReportLink' },
      },
    },
    endingSession: {
      description: 'One other device is signed out.',
      tags: ['busy'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: idOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'reloading', actions: 'saySessionEnded' },
          { guard: { type: 'isGone', params: outputOf }, target: 'reloading', actions: 'saySessionEnded' },
          { target: 'known', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'known', actions: 'sayUnexpected' },
      },
    },
    confirmingOthers: {
      description: 'The member confirms; declining changes nothing.',
      on: { 'question.accepted': { target: 'endingOthers' }, 'question.declined': { target: 'known' } },
    },
    endingOthers: {
      tags: ['busy'],
      invoke: {
        id: 'endOthers',
        src: 'endOthers',
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'reloading', actions: 'sayOthersEnded' },
          { target: 'known', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'known', actions: 'sayUnexpected' },
      },
    },
    confirmingCalendar: {
      description: 'The member confirms; declining changes nothing.',
      on: { 'question.accepted': { target: 'endingCalendar' }, 'question.declined': { target: 'known' } },
    },
    endingCalendar: {
      tags: ['busy'],
      invoke: {
        id: 'endCalendar',
        src: 'endCalendar',
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'reloading', actions: 'sayCalendarEnded' },
          { target: 'known', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'known', actions: 'sayUnexpected' },
      },
    },
    endingReportLink: {
      description: 'A link to the diary’s report ends.',
      tags: ['busy'],
      invoke: {
        id: 'endReportLink',
        src: 'endReportLink',
        input: idOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'reloading', actions: 'sayLinkEnded' },
          { target: 'known', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'known', actions: 'sayUnexpected' },
      },
    },
    reloading: {
      description: 'What is known stays on the screen, also where it cannot be loaded again.',
      tags: ['busy'],
      invoke: {
        id: 'reloadSecurity',
        src: 'loadSecurity',
        onDone: { target: 'known', actions: { type: 'rememberOverview', params: outputOf } },
        onError: { target: 'known' },
      },
    },
  },
});

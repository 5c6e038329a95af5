import { assertEvent, assign, emit, setup } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
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

const initialContext = (): Context => ({ overview: null, failure: null });
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
    sayFailed: sayFailed(),
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
  },
  guards: {
    isOk: isKind('ok'),
    /** Already removed on another device. */
    isGone: isKind('notFound'),
  },
}).createMachine({
  id: 'security',
  description: 'Where a member is signed in, what was changed, and which addresses there are.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadSecurity',
        src: 'loadSecurity',
        onOk: { target: 'known', actions: { type: 'rememberOverview', params: outputOf } },
        onFailed: 'failed',
      }),
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
      invoke: submission({
        id: 'endSession',
        src: 'endSession',
        input: idOf,
        onOk: { target: 'reloading', actions: 'saySessionEnded' },
        onOther: [
          { guard: { type: 'isGone', params: outputOf }, target: 'reloading', actions: 'saySessionEnded' },
        ],
        onFailed: { target: 'known' },
      }),
    },
    confirmingOthers: {
      description: 'The member confirms; declining changes nothing.',
      on: { 'question.accepted': { target: 'endingOthers' }, 'question.declined': { target: 'known' } },
    },
    endingOthers: {
      tags: ['busy'],
      invoke: submission({
        id: 'endOthers',
        src: 'endOthers',
        onOk: { target: 'reloading', actions: 'sayOthersEnded' },
        onFailed: { target: 'known' },
      }),
    },
    confirmingCalendar: {
      description: 'The member confirms; declining changes nothing.',
      on: { 'question.accepted': { target: 'endingCalendar' }, 'question.declined': { target: 'known' } },
    },
    endingCalendar: {
      tags: ['busy'],
      invoke: submission({
        id: 'endCalendar',
        src: 'endCalendar',
        onOk: { target: 'reloading', actions: 'sayCalendarEnded' },
        onFailed: { target: 'known' },
      }),
    },
    endingReportLink: {
      description: 'A link to the diary’s report ends.',
      tags: ['busy'],
      invoke: submission({
        id: 'endReportLink',
        src: 'endReportLink',
        input: idOf,
        onOk: { target: 'reloading', actions: 'sayLinkEnded' },
        onFailed: { target: 'known' },
      }),
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

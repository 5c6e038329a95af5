import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { referrerCodeProblem } from '#domain/member/referral-forms.ts';
import { messages } from '#domain/message/messages.ts';
import type { User } from '#domain/session/user.ts';
import { successToast, type ToastRequested, type UserRefreshed } from '../shared/announcements.ts';
import { fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

/** What is known about the referrer at sign-in. */
export interface ReferrerStart {
  readonly isNamed: boolean;
  /** The referral code of a URL, stored on the device. */
  readonly storedCode: string | null;
  /** The member has dismissed the form in this visit. */
  readonly isDismissed: boolean;
}
export type NameReferrerOutcome = Outcome<null, 'referral_code'>;

interface Context {
  code: string;
  isDismissed: boolean;
  /** The dashboard was open on an earlier visit, so the question covers no first recipes. */
  isReturning: boolean;
  /** Below the field; null without an error. */
  problem: string | null;
}
interface DashboardOpened {
  readonly type: 'dashboard.opened';
  readonly isReturning: boolean;
}
type ReferrerEvent = DashboardOpened | { type: 'code.submitted'; code: string } | { type: 'form.dismissed' };

const initialContext = (): Context => ({ code: '', isDismissed: false, isReturning: false, problem: null });
const storedCode = ({ context }: { context: Context }) => ({ code: context.code });
const codeOf = ({ event }: { event: ReferrerEvent }) => {
  assertEvent(event, 'code.submitted');
  return { code: event.code.trim() };
};

export const referrerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReferrerEvent,
    emitted: {} as ToastRequested | UserRefreshed | { type: 'referrer.named'; code: string },
    /** `shown`: the form is on the dashboard. */
    tags: {} as 'shown' | 'busy',
    children: {} as {
      readStart: 'readStart';
      assignStored: 'nameReferrer';
      nameReferrer: 'nameReferrer';
      clearStored: 'clearStored';
      discardStored: 'clearStored';
      loadUser: 'loadUser';
      rememberDismissal: 'rememberDismissal';
    },
  },
  actors: {
    readStart: unprovided<ReferrerStart>('readStart'),
    nameReferrer: unprovided<NameReferrerOutcome, { code: string }>('nameReferrer'),
    clearStored: unprovided<null, { code: string }>('clearStored'),
    loadUser: unprovided<Outcome<User>>('loadUser'),
    rememberDismissal: unprovided<null>('rememberDismissal'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberStart: assign((_, { storedCode: code, isDismissed }: ReferrerStart) => ({
      code: code ?? '',
      isDismissed,
    })),
    rememberVisit: assign((_, { isReturning }: DashboardOpened) => ({ isReturning })),
    rememberCode: assign((_, { code }: { code: string }) => ({ code: code.trim(), problem: null })),
    blameCode: assign((_, { code }: { code: string }) => ({ problem: referrerCodeProblem(code) })),
    rememberProblem: assign((_, outcome: NameReferrerOutcome) => ({
      problem: fieldErrorsOf(outcome).referral_code?.[0] ?? null,
    })),
    reportNamed: emit(({ context }) => ({ type: 'referrer.named' as const, code: context.code })),
    reportUser: enqueueActions(({ enqueue }, outcome: Outcome<User>) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'user.refreshed', user: outcome.value });
    }),
    saySaved: emit(successToast(messages.referrerSaved)),
  },
  guards: {
    isNamed: (_, { isNamed }: ReferrerStart) => isNamed,
    hasStored: (_, start: ReferrerStart) => start.storedCode !== null,
    isDismissed: (_, { isDismissed }: ReferrerStart) => isDismissed,
    isReturning: ({ context }) => context.isReturning,
    isComingBack: (_, { isReturning }: DashboardOpened) => isReturning,
    isNoCode: (_, { code }: { code: string }) => referrerCodeProblem(code) !== null,
    isOk: isKind('ok'),
    isRefused: isKind('invalid'),
    hasFieldErrors: hasFieldErrors(),
    isUnnamed: ({ context }, outcome: Outcome<User>) =>
      !context.isDismissed && outcome.kind === 'ok' && outcome.value.affiliate.referred_by === null,
  },
}).createMachine({
  id: 'referrer',
  description:
    'Who referred the member: a stored referral code is sent silently, otherwise the member is asked.',
  context: initialContext,
  initial: 'reading',
  on: { 'dashboard.opened': { actions: { type: 'rememberVisit', params: eventItself } } },
  states: {
    reading: {
      invoke: {
        id: 'readStart',
        src: 'readStart',
        onDone: [
          { guard: { type: 'isNamed', params: outputOf }, target: 'over' },
          {
            guard: { type: 'hasStored', params: outputOf },
            target: 'assigning',
            actions: { type: 'rememberStart', params: outputOf },
          },
          { guard: { type: 'isDismissed', params: outputOf }, target: 'over' },
          { target: 'timing' },
        ],
        onError: { target: 'over' },
      },
    },
    assigning: {
      description: 'A stored code is sent silently. If that fails, it is retried on the next visit.',
      invoke: {
        id: 'assignStored',
        src: 'nameReferrer',
        input: storedCode,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'clearing', actions: 'reportNamed' },
          { guard: { type: 'isRefused', params: outputOf }, target: 'dropping' },
          { target: 'over' },
        ],
        onError: { target: 'over' },
      },
    },
    clearing: {
      invoke: {
        id: 'clearStored',
        src: 'clearStored',
        input: storedCode,
        onDone: { target: 'over' },
        onError: { target: 'over' },
      },
    },
    dropping: {
      description: 'The server refused the stored code permanently.',
      invoke: {
        id: 'discardStored',
        src: 'clearStored',
        input: storedCode,
        onDone: { target: 'checking' },
        onError: { target: 'over' },
      },
    },
    checking: {
      description: 'Refused: there is no such code, or a referrer was named in another tab.',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isUnnamed', params: outputOf },
            target: 'timing',
            actions: { type: 'reportUser', params: outputOf },
          },
          { target: 'over', actions: { type: 'reportUser', params: outputOf } },
        ],
        onError: { target: 'over' },
      },
    },
    timing: { always: [{ guard: 'isReturning', target: 'asking' }, { target: 'waiting' }] },
    waiting: {
      description: 'The first visit to the dashboard belongs to the recipes.',
      on: {
        'dashboard.opened': {
          guard: { type: 'isComingBack', params: eventItself },
          target: 'asking',
          actions: { type: 'rememberVisit', params: eventItself },
        },
      },
    },
    asking: {
      tags: ['shown'],
      on: {
        'code.submitted': [
          {
            guard: { type: 'isNoCode', params: eventItself },
            actions: { type: 'blameCode', params: eventItself },
          },
          { target: 'saving', actions: { type: 'rememberCode', params: eventItself } },
        ],
        'form.dismissed': { target: 'dismissing' },
      },
    },
    saving: {
      tags: ['shown', 'busy'],
      invoke: submission({
        id: 'nameReferrer',
        src: 'nameReferrer',
        input: codeOf,
        onOk: { target: 'over', actions: ['reportNamed', 'saySaved'] },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'asking',
            actions: { type: 'rememberProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'asking' },
        failureText: messages.referrerFailed,
      }),
      on: { 'form.dismissed': { target: 'dismissing' } },
    },
    dismissing: {
      description: 'Not asked again in this visit.',
      invoke: {
        id: 'rememberDismissal',
        src: 'rememberDismissal',
        onDone: { target: 'over' },
        onError: { target: 'over' },
      },
    },
    over: { type: 'final' },
  },
});

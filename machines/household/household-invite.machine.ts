import { assertEvent, assign, emit, setup } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import type { Sharing } from '#domain/household/household.ts';
import { householdMessages, inviteProblemTexts } from '#domain/message/household-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type OfferedHousehold = OperationResponse<'readHouseholdInvite'>['data'];

interface Context {
  readonly code: string;
  readonly offered: OfferedHousehold | null;
  /** Why the code can't be used; at its field. */
  readonly problem: string | null;
}

type InviteEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'invite.accepted'; sharing: Sharing }
  | { type: 'invite.declined' };

const codeOf = ({ context: { code } }: { context: Context }) => ({ code });

const acceptanceOf = ({ context: { code }, event }: { context: Context; event: InviteEvent }) => {
  assertEvent(event, 'invite.accepted');
  return { code, sharing: event.sharing };
};
const initialContext = ({ input: { code } }: { input: { code: string } }): Context => ({
  code,
  offered: null,
  problem: null,
});

export const householdInviteMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { code: string },
    events: {} as InviteEvent,
    emitted: {} as ToastRequested | { type: 'household.joined' } | { type: 'household.declined' },
    tags: {} as 'busy',
    children: {} as {
      readInvite: 'readInvite';
      acceptInvite: 'acceptInvite';
      declineInvite: 'declineInvite';
    },
  },
  actors: {
    readInvite: unprovided<Outcome<OfferedHousehold>, { code: string }>('readInvite'),
    acceptInvite: unprovided<Outcome<null>, { code: string; sharing: Sharing }>('acceptInvite'),
    declineInvite: unprovided<Outcome<null>, { code: string }>('declineInvite'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberCode: assign(({ event }) => {
      assertEvent(event, 'code.submitted');
      return { code: event.code, problem: null };
    }),
    rememberOffer: assign((_, outcome: Outcome<OfferedHousehold>) =>
      outcome.kind === 'ok' ? { offered: outcome.value, problem: null } : {},
    ),
    rememberProblem: assign((_, outcome: Outcome<unknown>) => ({
      offered: null,
      problem:
        outcome.kind === 'notFound'
          ? inviteProblemTexts.unknown
          : failureMessage(outcome, householdMessages.saveFailed),
    })),
    rememberDefect: assign({ offered: null, problem: householdMessages.saveFailed }),
    sayJoined: emit(successToast(householdMessages.joined)),
    sayDeclined: emit(successToast(householdMessages.declined)),
    reportJoined: emit({ type: 'household.joined' } as const),
    reportDeclined: emit({ type: 'household.declined' } as const),
  },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    isOk: isKind('ok'),
    /** It can't be used, now or any more. */
    isRefused: (_, outcome: Outcome<unknown>) => outcome.kind === 'notFound' || outcome.kind === 'conflict',
  },
}).createMachine({
  id: 'householdInvite',
  description: 'A member opens an invite to a household, says what they share, and joins or declines.',
  context: initialContext,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasCode', target: 'reading' }, { target: 'entering' }] },
    entering: { on: { 'code.submitted': { target: 'reading', actions: 'rememberCode' } } },
    reading: {
      tags: ['busy'],
      invoke: {
        id: 'readInvite',
        src: 'readInvite',
        input: codeOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'offered',
            actions: { type: 'rememberOffer', params: outputOf },
          },
          { target: 'entering', actions: { type: 'rememberProblem', params: outputOf } },
        ],
        onError: { target: 'entering', actions: 'rememberDefect' },
      },
    },
    offered: {
      description: 'Who invites, and what the member will share.',
      on: { 'invite.accepted': { target: 'accepting' }, 'invite.declined': { target: 'declining' } },
    },
    accepting: {
      tags: ['busy'],
      invoke: submission({
        id: 'acceptInvite',
        src: 'acceptInvite',
        input: acceptanceOf,
        onOk: { target: 'joined' },
        onOther: [
          {
            guard: { type: 'isRefused', params: outputOf },
            target: 'entering',
            actions: { type: 'rememberProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'offered' },
        failureText: householdMessages.saveFailed,
      }),
    },
    declining: {
      tags: ['busy'],
      invoke: submission({
        id: 'declineInvite',
        src: 'declineInvite',
        input: codeOf,
        onOk: { target: 'declined' },
        onOther: [
          {
            guard: { type: 'isRefused', params: outputOf },
            target: 'entering',
            actions: { type: 'rememberProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'offered' },
        failureText: householdMessages.saveFailed,
      }),
    },
    joined: { entry: ['sayJoined', 'reportJoined'], type: 'final' },
    declined: { entry: ['sayDeclined', 'reportDeclined'], type: 'final' },
  },
});

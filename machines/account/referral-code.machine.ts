import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { ownCodeProblem } from '#domain/member/referral-forms.ts';
import { messages } from '#domain/message/messages.ts';
import type { User } from '#domain/session/user.ts';
import { successToast, type ToastRequested, type UserRefreshed } from '../shared/announcements.ts';
import { fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Below the field; null without an error. */
  problem: string | null;
}
/** Outcome: the user as now stored on the server. */
export type OwnCodeOutcome = Outcome<User, 'referral_code'>;
interface Submitted {
  type: 'code.submitted';
  code: string;
}

const initialContext = (): Context => ({ problem: null });
const codeOf = ({ event }: { event: Submitted }) => {
  assertEvent(event, 'code.submitted');
  return { code: event.code.trim() };
};

export const referralCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Submitted,
    emitted: {} as ToastRequested | UserRefreshed,
    tags: {} as 'busy',
    children: {} as { saveCode: 'saveCode' },
  },
  actors: { saveCode: unprovided<OwnCodeOutcome, { code: string }>('saveCode') },
  actions: {
    sayFailed: sayFailed(),
    blameCode: assign((_, { code }: { code: string }) => ({ problem: ownCodeProblem(code) })),
    rememberProblem: assign((_, outcome: OwnCodeOutcome) => ({
      problem: fieldErrorsOf(outcome).referral_code?.[0] ?? null,
    })),
    clearProblem: assign({ problem: null }),
    reportUser: enqueueActions(({ enqueue }, outcome: OwnCodeOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'user.refreshed', user: outcome.value });
    }),
    saySaved: emit(successToast(messages.ownCodeSaved)),
  },
  guards: {
    isNoCode: (_, { code }: { code: string }) => ownCodeProblem(code) !== null,
    isOk: isKind('ok'),
    hasFieldErrors: hasFieldErrors(),
  },
}).createMachine({
  id: 'referralCode',
  description: 'A member chooses a referral code, once; it cannot be changed.',
  context: initialContext,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.submitted': [
          {
            guard: { type: 'isNoCode', params: eventItself },
            actions: { type: 'blameCode', params: eventItself },
          },
          { target: 'saving', actions: 'clearProblem' },
        ],
      },
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'saveCode',
        src: 'saveCode',
        input: codeOf,
        onOk: { target: 'set', actions: [{ type: 'reportUser', params: outputOf }, 'saySaved'] },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'editing' },
        failureText: messages.ownCodeFailed,
      }),
    },
    set: { type: 'final' },
  },
});

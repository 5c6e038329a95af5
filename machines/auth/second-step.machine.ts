import { assertEvent, assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { secondStepMessages, type TwoStepMethod } from '#domain/session/second-step.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
} from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { failureOf, sayFailed } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import type { SignedIn } from './credentials.ts';

interface Input {
  /** Methods usable on this device, the preferred one first. */
  readonly methods: readonly TwoStepMethod[];
  readonly way: 'password' | 'code';
}
export interface Proof {
  readonly method: TwoStepMethod;
  readonly text: string;
}
interface Context extends Input {
  readonly method: TwoStepMethod;
  /** The code or assertion, until the server has checked it. */
  readonly proof: string;
  /** Why the last try failed. */
  readonly problem: string | null;
}

type SecondStepEvent =
  | { type: 'method.chosen'; method: TwoStepMethod }
  | { type: 'passkey.requested' }
  | { type: 'code.submitted'; code: string };

/** Value: the assertion as JSON text. */
export type AssertionOutcome = Outcome<string>;
/** `expired`: the sign-in has to begin again. */
export type ExchangeOutcome = Outcome<'signedIn' | 'expired'>;

const initialContext = ({ input }: { input: Input }): Context => ({
  ...input,
  method: input.methods[0] ?? 'recovery_code',
  proof: '',
  problem: null,
});
const proofOf = ({ context: { method, proof } }: { context: Context }): Proof => ({ method, text: proof });
const refusalOf = (outcome: Outcome<unknown>) =>
  (outcome.kind === 'invalid' ? Object.values(outcome.fields)[0]?.[0] : null) ??
  failureMessage(outcome, messages.unexpected);

export const secondStepMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as SecondStepEvent,
    emitted: {} as ToastRequested | NavigationRequested | SignedIn,
    tags: {} as 'busy',
    children: {} as { askPasskey: 'askPasskey'; exchangeProof: 'exchangeProof' },
  },
  actors: {
    /** The browser's dialog; `canceled` if the member closes it. */
    askPasskey: unprovided<AssertionOutcome>('askPasskey'),
    exchangeProof: unprovided<ExchangeOutcome, Proof>('exchangeProof'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberMethod: assign((_, { method }: { method: TwoStepMethod }) => ({ method, problem: null })),
    rememberCode: assign(({ event }) => {
      assertEvent(event, 'code.submitted');
      return { proof: event.code, problem: null };
    }),
    rememberAssertion: assign((_, outcome: AssertionOutcome) => ({
      proof: outcome.kind === 'ok' ? outcome.value : '',
      problem: null,
    })),
    forgetProof: assign({ proof: '' }),
    forgetProblem: assign({ problem: null }),
    notePasskeyFailed: assign((_, outcome: AssertionOutcome) => ({
      problem: outcome.kind === 'canceled' ? null : secondStepMessages.passkeyFailed,
    })),
    noteRefused: assign((_, outcome: ExchangeOutcome) => ({ problem: refusalOf(outcome) })),
    noteDefect: assign({ problem: messages.unexpected }),
    sayExpired: emit(errorToast(secondStepMessages.expired)),
    goToLogin: emit(navigationTo({ to: 'login', email: null, justLoggedOut: false })),
    reportSignedIn: emit(({ context }) => ({ type: 'session.signedIn', way: context.way }) as const),
  },
  guards: {
    isOffered: ({ context }, { method }: { method: TwoStepMethod }) => context.methods.includes(method),
    isByPasskey: ({ context }) => context.method === 'passkey',
    isByCode: ({ context }) => context.method !== 'passkey',
    isOk: isKind('ok'),
    isSignedIn: (_, outcome: ExchangeOutcome) => outcome.kind === 'ok' && outcome.value === 'signedIn',
    isExpired: (_, outcome: ExchangeOutcome) => outcome.kind === 'ok' && outcome.value === 'expired',
    isForbidden: isKind('forbidden'),
  },
}).createMachine({
  id: 'secondStep',
  description:
    'After a right password, or Google or Facebook: the member confirms that it’s them, with a passkey, an authenticator app or a recovery code.',
  context: initialContext,
  initial: 'asking',
  states: {
    asking: {
      description: 'One way is offered; the member may choose another.',
      on: {
        'method.chosen': {
          guard: { type: 'isOffered', params: eventItself },
          actions: { type: 'rememberMethod', params: eventItself },
        },
        'passkey.requested': { guard: 'isByPasskey', target: 'usingPasskey' },
        'code.submitted': { guard: 'isByCode', target: 'exchanging', actions: 'rememberCode' },
      },
    },
    usingPasskey: {
      description: 'The browser asks for finger, face, PIN or the key.',
      tags: ['busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'askPasskey',
        src: 'askPasskey',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'exchanging',
            actions: { type: 'rememberAssertion', params: outputOf },
          },
          { target: 'asking', actions: { type: 'notePasskeyFailed', params: outputOf } },
        ],
        onError: { target: 'asking', actions: 'noteDefect' },
      },
    },
    exchanging: {
      description: 'The server checks it and opens the session.',
      tags: ['busy'],
      exit: 'forgetProof',
      invoke: {
        id: 'exchangeProof',
        src: 'exchangeProof',
        input: proofOf,
        onDone: [
          {
            guard: { type: 'isSignedIn', params: outputOf },
            target: 'signedIn',
            actions: 'reportSignedIn',
          },
          { guard: { type: 'isExpired', params: outputOf }, target: 'turnedAway', actions: 'sayExpired' },
          {
            guard: { type: 'isForbidden', params: outputOf },
            target: 'turnedAway',
            actions: { type: 'sayFailed', params: failureOf },
          },
          { target: 'asking', actions: { type: 'noteRefused', params: outputOf } },
        ],
        onError: { target: 'asking', actions: 'noteDefect' },
      },
    },
    signedIn: { type: 'final' },
    turnedAway: {
      description: 'Too many tries, or 10 minutes are over: the sign-in begins again.',
      type: 'final',
      entry: 'goToLogin',
    },
  },
});

import { assign, emit, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import type { SocialReturn } from '#domain/session/social-return.ts';
import { socialSignInMessage } from '#domain/session/social-sign-in-error.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
} from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { failureOf, sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import type { FirstStep, SignedIn } from './credentials.ts';

interface Context {
  /** Valid for one exchange; retained only until then. */
  code: string | null;
}

const initialContext = (): Context => ({ code: null });
const codeOf = ({ context }: { context: Context }) => ({ code: context.code ?? '' });

export const socialSignInMachine = setup({
  types: {
    context: {} as Context,
    emitted: {} as ToastRequested | NavigationRequested | SignedIn,
    tags: {} as 'busy',
    children: {} as {
      readReturn: 'readReturn';
      exchangeCode: 'exchangeCode';
      markSession: 'markSession';
      clearStoredTokens: 'clearStoredTokens';
    },
  },
  actors: {
    /** Parses the URL that the provider redirected to. */
    readReturn: unprovided<SocialReturn>('readReturn'),
    /** Exchanges the code for tokens and stores them. */
    exchangeCode: unprovided<Outcome<FirstStep>, { code: string }>('exchangeCode'),
    /** Sets the session flag for a sign-in with another provider. */
    markSession: unprovided<null>('markSession'),
    clearStoredTokens: unprovided<null>('clearStoredTokens'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberCode: assign((_, socialReturn: SocialReturn) => ({
      code: socialReturn.kind === 'code' ? socialReturn.code : null,
    })),
    clearCode: assign({ code: null }),
    sayWrong: emit(errorToast(messages.somethingWrong)),
    sayRefused: enqueueActions(({ enqueue }, socialReturn: SocialReturn) => {
      const reason = socialReturn.kind === 'refused' ? socialSignInMessage(socialReturn.error) : null;
      enqueue.emit(errorToast(reason ?? messages.somethingWrong));
    }),
    goToSecondStep: emit(navigationTo({ to: 'secondStep' })),
    goToLogin: emit(navigationTo({ to: 'login', email: null, justLoggedOut: false })),
    reportSignedIn: emit({ type: 'session.signedIn', way: 'code' } as const),
  },
  guards: {
    hasCode: (_, socialReturn: SocialReturn) => socialReturn.kind === 'code',
    isOk: isKind('ok'),
    isSecondStep: (_, outcome: Outcome<FirstStep>) => outcome.kind === 'ok' && outcome.value === 'secondStep',
    isForbidden: isKind('forbidden'),
  },
}).createMachine({
  id: 'socialSignIn',
  description: 'Where the browser returns to from Google or Facebook, with a code in its address.',
  context: initialContext,
  initial: 'returning',
  states: {
    returning: {
      description: 'Does the address have a code or an error?',
      tags: ['busy'],
      invoke: {
        id: 'readReturn',
        src: 'readReturn',
        onDone: [
          {
            guard: { type: 'hasCode', params: outputOf },
            target: 'exchanging',
            actions: { type: 'rememberCode', params: outputOf },
          },
          { target: 'turnedAway', actions: { type: 'sayRefused', params: outputOf } },
        ],
        onError: { target: 'turnedAway', actions: 'sayWrong' },
      },
    },
    exchanging: {
      description: 'The code is exchanged for a session.',
      tags: ['busy'],
      exit: 'clearCode',
      invoke: submission({
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: codeOf,
        onOther: [
          { guard: { type: 'isSecondStep', params: outputOf }, target: 'secondStepNeeded' },
          {
            guard: { type: 'isForbidden', params: outputOf },
            target: 'clearingTokens',
            actions: { type: 'sayFailed', params: failureOf },
          },
        ],
        onOk: { target: 'marking' },
        onFailed: { target: 'turnedAway' },
        failureText: messages.somethingWrong,
      }),
    },
    marking: {
      description: 'It is noted that this sign-in went through Google or Facebook.',
      tags: ['busy'],
      invoke: {
        id: 'markSession',
        src: 'markSession',
        onDone: { target: 'signedIn', actions: 'reportSignedIn' },
        onError: { target: 'signedIn', actions: 'reportSignedIn' },
      },
    },
    clearingTokens: {
      description: 'This user may not sign in; any earlier sign-in on the device is removed.',
      tags: ['busy'],
      invoke: {
        id: 'clearStoredTokens',
        src: 'clearStoredTokens',
        onDone: { target: 'turnedAway' },
        onError: { target: 'turnedAway' },
      },
    },
    signedIn: { description: 'Signed in; the dashboard finishes the remaining steps.', type: 'final' },
    secondStepNeeded: { description: 'Two-step sign-in is on.', type: 'final', entry: 'goToSecondStep' },
    turnedAway: { description: 'Continues on the login page.', type: 'final', entry: 'goToLogin' },
  },
});

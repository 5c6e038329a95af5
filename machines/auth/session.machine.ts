import { assign, setup } from 'xstate';
import type { SignInWay } from '#domain/session/after-sign-in.ts';
import type { User } from '#domain/session/user.ts';
import type { ArrivalResumed, ToastRequested, UserRefreshed } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { failureOf, sayFailed } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Null unless signed in. */
  user: User | null;
  way: SignInWay;
}

/** Null: the session is valid, but its user no longer exists. */
export type UserOutcome = Outcome<User | null>;

export type SessionEvent =
  /** A form has stored fresh tokens. */
  | { type: 'session.signedIn'; way: SignInWay }
  /** A call failed with 401 and the token could not be renewed. */
  | { type: 'session.expired' }
  /** The logout has finished; the tokens are cleared. */
  | { type: 'session.loggedOut' }
  /** Another tab signed in or out. */
  | { type: 'session.changedElsewhere' }
  | UserRefreshed
  | ArrivalResumed
  /** A member page was opened: the steps after the sign-in are done. */
  | { type: 'arrival.completed' }
  | { type: 'retry.requested' };

const initialContext = (): Context => ({ user: null, way: 'restored' });

export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    emitted: {} as ToastRequested,
    /** `undecided`: the guards must wait before they show or redirect. */
    tags: {} as 'undecided',
    children: {} as {
      readTokens: 'readTokens';
      loadUser: 'loadUser';
      endSession: 'logOut';
      clearStoredTokens: 'clearStoredTokens';
    },
  },
  actors: {
    /** Whether an access token is stored. */
    readTokens: unprovided<boolean>('readTokens'),
    loadUser: unprovided<UserOutcome>('loadUser'),
    logOut: unprovided<Outcome<null>>('logOut'),
    clearStoredTokens: unprovided<null>('clearStoredTokens'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberWay: assign((_, { way }: { way: SignInWay }) => ({ way })),
    noteArrived: assign({ way: 'restored' }),
    noteResumed: assign({ way: 'resumed' }),
    rememberUser: assign((_, outcome: UserOutcome) => ({
      user: outcome.kind === 'ok' ? outcome.value : null,
    })),
    replaceUser: assign((_, { user }: { user: User }) => ({ user })),
    forgetUser: assign(initialContext),
  },
  guards: {
    hasTokens: (_, present: boolean) => present,
    hasUser: (_, outcome: UserOutcome) => outcome.kind === 'ok' && outcome.value !== null,
    isOk: isKind('ok'),
    isForbidden: isKind('forbidden'),
    isUnauthorized: isKind('unauthorized'),
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the app; lives as long as the app does.',
  context: initialContext,
  initial: 'starting',
  on: { 'session.changedElsewhere': { target: '.starting' } },
  states: {
    starting: {
      description: 'Was somebody signed in on this device?',
      tags: ['undecided'],
      invoke: {
        id: 'readTokens',
        src: 'readTokens',
        onDone: [
          { guard: { type: 'hasTokens', params: outputOf }, target: 'resolving' },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
    },
    resolving: {
      description:
        'There is a sign-in; the server is asked whose it is. Nothing is decided before it answers.',
      tags: ['undecided'],
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'hasUser', params: outputOf },
            target: 'signedIn',
            actions: { type: 'rememberUser', params: outputOf },
          },
          { guard: { type: 'isOk', params: outputOf }, target: 'endingSession' },
          {
            guard: { type: 'isForbidden', params: outputOf },
            target: 'clearingTokens',
            actions: { type: 'sayFailed', params: failureOf },
          },
          { guard: { type: 'isUnauthorized', params: outputOf }, target: 'clearingTokens' },
          { target: 'unreachable' },
        ],
        onError: { target: 'unreachable' },
      },
    },
    signedIn: {
      on: {
        'user.refreshed': { actions: { type: 'replaceUser', params: eventItself } },
        'arrival.resumed': { target: 'resolving', actions: 'noteResumed' },
        'arrival.completed': { actions: 'noteArrived' },
        'session.expired': { target: 'clearingTokens' },
        'session.loggedOut': { target: 'signedOut' },
      },
    },
    unreachable: {
      description:
        'The server gave no usable answer. The sign-in stays on the device; the error screen offers a retry.',
      on: {
        'retry.requested': { target: 'resolving' },
        'session.expired': { target: 'clearingTokens' },
        'session.loggedOut': { target: 'signedOut' },
      },
    },
    endingSession: {
      description: 'The session is valid but its user no longer exists. It is ended on the server too.',
      tags: ['undecided'],
      invoke: {
        id: 'endSession',
        src: 'logOut',
        onDone: { target: 'clearingTokens' },
        onError: { target: 'clearingTokens' },
      },
    },
    clearingTokens: {
      description: 'The sign-in has ended, and is removed from the device.',
      tags: ['undecided'],
      invoke: {
        id: 'clearStoredTokens',
        src: 'clearStoredTokens',
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
    },
    signedOut: {
      entry: 'forgetUser',
      on: {
        'session.signedIn': {
          target: 'resolving',
          actions: { type: 'rememberWay', params: eventItself },
        },
      },
    },
  },
});

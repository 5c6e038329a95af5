import { assertEvent, assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** The content of the QR code, as a URI and as text. */
export interface AuthenticatorSecret {
  readonly secret: string;
  readonly uri: string;
}
interface Context {
  readonly scan: AuthenticatorSecret | null;
  /** Why the last step failed. */
  readonly problem: string | null;
  /** New codes to save; empty if the member already has some. */
  readonly recoveryCodes: readonly string[];
}

type AuthenticatorSetupEvent =
  /** Requires a confirmed identity. */
  | { type: 'setup.requested'; token: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'codes.saved' };

export type StartAuthenticatorOutcome = Outcome<AuthenticatorSecret, 'confirmation_token'>;
/** Value: the new recovery codes; empty if the member already has some. */
export type AddAuthenticatorOutcome = Outcome<{ readonly recoveryCodes: readonly string[] }, 'code'>;

const initialContext = (): Context => ({ scan: null, problem: null, recoveryCodes: [] });
const tokenOf = ({ event }: { event: AuthenticatorSetupEvent }) => {
  assertEvent(event, 'setup.requested');
  return { token: event.token };
};
const codeOf = ({ event }: { event: AuthenticatorSetupEvent }) => {
  assertEvent(event, 'code.submitted');
  return { code: event.code };
};
const refusalOf = (outcome: Outcome<unknown>) =>
  (outcome.kind === 'invalid' ? Object.values(outcome.fields)[0]?.[0] : null) ??
  failureMessage(outcome, messages.unexpected);

export const authenticatorSetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AuthenticatorSetupEvent,
    emitted: {} as ToastRequested | { type: 'setup.completed' } | { type: 'confirmation.expired' },
    tags: {} as 'busy',
    children: {} as { startAuthenticator: 'startAuthenticator'; addAuthenticator: 'addAuthenticator' },
  },
  actors: {
    startAuthenticator: unprovided<StartAuthenticatorOutcome, { token: string }>('startAuthenticator'),
    addAuthenticator: unprovided<AddAuthenticatorOutcome, { code: string }>('addAuthenticator'),
  },
  actions: {
    rememberScan: assign((_, outcome: StartAuthenticatorOutcome) => ({
      scan: outcome.kind === 'ok' ? outcome.value : null,
      problem: null,
    })),
    rememberCodes: assign((_, outcome: AddAuthenticatorOutcome) => ({
      recoveryCodes: outcome.kind === 'ok' ? outcome.value.recoveryCodes : [],
      problem: null,
    })),
    forgetScan: assign({ scan: null }),
    forgetCodes: assign({ recoveryCodes: [] }),
    noteRefused: assign((_, outcome: Outcome<unknown>) => ({ problem: refusalOf(outcome) })),
    noteDefect: assign({ problem: messages.unexpected }),
    sayAdded: emit(successToast(securityMessages.authenticatorAdded)),
    reportExpired: emit({ type: 'confirmation.expired' }),
    reportCompleted: emit({ type: 'setup.completed' }),
  },
  guards: {
    isOk: isKind('ok'),
    isUnconfirmed: (_, outcome: StartAuthenticatorOutcome) =>
      outcome.kind === 'invalid' && outcome.fields.confirmation_token !== undefined,
    hasNewCodes: (_, outcome: AddAuthenticatorOutcome) =>
      outcome.kind === 'ok' && outcome.value.recoveryCodes.length > 0,
  },
}).createMachine({
  id: 'authenticatorSetup',
  description: 'An authenticator app is added: the member scans a code and proves that it works.',
  context: initialContext,
  initial: 'ready',
  states: {
    ready: {
      description: 'The member, who has confirmed that it’s them, reads what is needed.',
      on: { 'setup.requested': { target: 'starting' } },
    },
    starting: {
      tags: ['busy'],
      invoke: {
        id: 'startAuthenticator',
        src: 'startAuthenticator',
        input: tokenOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'scanning',
            actions: { type: 'rememberScan', params: outputOf },
          },
          {
            guard: { type: 'isUnconfirmed', params: outputOf },
            target: 'ready',
            actions: 'reportExpired',
          },
          { target: 'ready', actions: { type: 'noteRefused', params: outputOf } },
        ],
        onError: { target: 'ready', actions: 'noteDefect' },
      },
    },
    scanning: {
      description: 'The app scans the picture, or the member types the key; then the code that it shows.',
      on: { 'code.submitted': { target: 'adding' } },
    },
    adding: {
      tags: ['busy'],
      invoke: {
        id: 'addAuthenticator',
        src: 'addAuthenticator',
        input: codeOf,
        onDone: [
          {
            guard: { type: 'hasNewCodes', params: outputOf },
            target: 'showingCodes',
            actions: { type: 'rememberCodes', params: outputOf },
          },
          { guard: { type: 'isOk', params: outputOf }, target: 'completed' },
          { target: 'scanning', actions: { type: 'noteRefused', params: outputOf } },
        ],
        onError: { target: 'scanning', actions: 'noteDefect' },
      },
    },
    showingCodes: {
      description: 'Two-step sign-in is on. The recovery codes are shown this once.',
      entry: 'forgetScan',
      exit: 'forgetCodes',
      on: { 'codes.saved': { target: 'completed' } },
    },
    completed: { type: 'final', entry: ['forgetScan', 'sayAdded', 'reportCompleted'] },
  },
});

import { assertEvent, assign, emit, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type PasskeyCreation = components['schemas']['PasskeyCreation'];

interface Context {
  /** Options for the browser's dialog. */
  readonly creation: PasskeyCreation | null;
  /** The created credential as JSON text, until the server has stored it. */
  readonly credential: string;
  readonly name: string;
  readonly problem: string | null;
  readonly recoveryCodes: readonly string[];
}

type PasskeySetupEvent =
  /** Requires a confirmed identity. */
  { type: 'passkey.requested'; token: string; name: string } | { type: 'codes.saved' };

export type StartPasskeyOutcome = Outcome<PasskeyCreation, 'confirmation_token' | 'passkey'>;
/** Value: the credential as JSON text. `conflict`: the device already has one. */
export type CreatePasskeyOutcome = Outcome<string>;
export type AddPasskeyOutcome = Outcome<{ readonly recoveryCodes: readonly string[] }, 'credential' | 'name'>;

const initialContext = (): Context => ({
  creation: null,
  credential: '',
  name: '',
  problem: null,
  recoveryCodes: [],
});
const tokenOf = ({ event }: { event: PasskeySetupEvent }) => {
  assertEvent(event, 'passkey.requested');
  return { token: event.token };
};
const creationOf = ({ context: { creation } }: { context: Context }) => ({ creation });
const credentialOf = ({ context: { credential, name } }: { context: Context }) => ({ credential, name });
const refusalOf = (outcome: Outcome<unknown>) =>
  (outcome.kind === 'invalid' ? Object.values(outcome.fields)[0]?.[0] : null) ??
  failureMessage(outcome, messages.unexpected);

export const passkeySetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PasskeySetupEvent,
    emitted: {} as ToastRequested | { type: 'setup.completed' } | { type: 'confirmation.expired' },
    tags: {} as 'busy',
    children: {} as {
      startPasskey: 'startPasskey';
      createPasskey: 'createPasskey';
      addPasskey: 'addPasskey';
    },
  },
  actors: {
    startPasskey: unprovided<StartPasskeyOutcome, { token: string }>('startPasskey'),
    /** The browser's dialog; `canceled` if the member closes it. */
    createPasskey: unprovided<CreatePasskeyOutcome, { creation: PasskeyCreation | null }>('createPasskey'),
    addPasskey: unprovided<AddPasskeyOutcome, { credential: string; name: string }>('addPasskey'),
  },
  actions: {
    rememberName: assign(({ event }) => {
      assertEvent(event, 'passkey.requested');
      return { name: event.name, problem: null };
    }),
    rememberCreation: assign((_, outcome: StartPasskeyOutcome) => ({
      creation: outcome.kind === 'ok' ? outcome.value : null,
    })),
    rememberCredential: assign((_, outcome: CreatePasskeyOutcome) => ({
      credential: outcome.kind === 'ok' ? outcome.value : '',
    })),
    rememberCodes: assign((_, outcome: AddPasskeyOutcome) => ({
      recoveryCodes: outcome.kind === 'ok' ? outcome.value.recoveryCodes : [],
    })),
    forgetCeremony: assign({ creation: null, credential: '' }),
    forgetCodes: assign({ recoveryCodes: [] }),
    noteRefused: assign((_, outcome: Outcome<unknown>) => ({ problem: refusalOf(outcome) })),
    noteNotCreated: assign((_, { kind }: CreatePasskeyOutcome) => {
      if (kind === 'canceled') return { problem: null };
      return {
        problem: kind === 'conflict' ? securityMessages.passkeyKnown : securityMessages.passkeyFailed,
      };
    }),
    noteDefect: assign({ problem: messages.unexpected }),
    reportExpired: emit({ type: 'confirmation.expired' }),
    sayAdded: emit(successToast(securityMessages.passkeyAdded)),
    reportCompleted: emit({ type: 'setup.completed' }),
  },
  guards: {
    isOk: isKind('ok'),
    isUnconfirmed: (_, outcome: StartPasskeyOutcome) =>
      outcome.kind === 'invalid' && outcome.fields.confirmation_token !== undefined,
    hasNewCodes: (_, outcome: AddPasskeyOutcome) =>
      outcome.kind === 'ok' && outcome.value.recoveryCodes.length > 0,
  },
}).createMachine({
  id: 'passkeySetup',
  description: 'A passkey is added: the browser makes it, with finger, face, PIN or a security key.',
  context: initialContext,
  initial: 'naming',
  states: {
    naming: {
      description: 'The member, who has confirmed that it’s them, gives the passkey a name.',
      on: { 'passkey.requested': { target: 'starting', actions: 'rememberName' } },
    },
    starting: {
      tags: ['busy'],
      invoke: {
        id: 'startPasskey',
        src: 'startPasskey',
        input: tokenOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'creating',
            actions: { type: 'rememberCreation', params: outputOf },
          },
          {
            guard: { type: 'isUnconfirmed', params: outputOf },
            target: 'naming',
            actions: 'reportExpired',
          },
          { target: 'naming', actions: { type: 'noteRefused', params: outputOf } },
        ],
        onError: { target: 'naming', actions: 'noteDefect' },
      },
    },
    creating: {
      description: 'The browser asks for finger, face, PIN or the key.',
      tags: ['busy'],
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: creationOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'adding',
            actions: { type: 'rememberCredential', params: outputOf },
          },
          { target: 'naming', actions: { type: 'noteNotCreated', params: outputOf } },
        ],
        onError: { target: 'naming', actions: 'noteDefect' },
      },
    },
    adding: {
      tags: ['busy'],
      exit: 'forgetCeremony',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: credentialOf,
        onDone: [
          {
            guard: { type: 'hasNewCodes', params: outputOf },
            target: 'showingCodes',
            actions: { type: 'rememberCodes', params: outputOf },
          },
          { guard: { type: 'isOk', params: outputOf }, target: 'completed' },
          { target: 'naming', actions: { type: 'noteRefused', params: outputOf } },
        ],
        onError: { target: 'naming', actions: 'noteDefect' },
      },
    },
    showingCodes: {
      description: 'Two-step sign-in is on. The recovery codes are shown this once.',
      exit: 'forgetCodes',
      on: { 'codes.saved': { target: 'completed' } },
    },
    completed: { type: 'final', entry: ['sayAdded', 'reportCompleted'] },
  },
});

import { assign, emit, enqueueActions, setup } from 'xstate';
import { type ConsentId, consentTexts } from '#domain/consent/consents.ts';
import { consentMessages } from '#domain/message/consent-messages.ts';
import type { User } from '#domain/session/user.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type Consents = NonNullable<User['consents']>;
/** Outcome: all consents as now stored on the server. */
export type ConsentsOutcome = Outcome<Consents>;
export interface ConsentToGive {
  readonly id: ConsentId;
  readonly version: string;
}

interface Context {
  id: ConsentId;
  /** The consent sheet is open; otherwise the page shows the text itself. */
  isAsked: boolean;
}
type ConsentEvent =
  /** Data that needs this consent is about to be stored. */
  | { type: 'consent.needed'; id: ConsentId }
  | { type: 'consent.agreed'; id: ConsentId }
  | { type: 'consent.declined' };

export type ConsentAnnouncement =
  | { type: 'consent.wanted'; id: ConsentId }
  /** The member's decision; `consents` is null if they declined. */
  | { type: 'consent.settled'; id: ConsentId; consents: Consents | null };

const consentOf = ({ context: { id } }: { context: Context }): ConsentToGive => ({
  id,
  version: consentTexts[id].version,
});

export const consentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ConsentEvent,
    emitted: {} as ConsentAnnouncement | ToastRequested,
    tags: {} as 'busy',
    children: {} as { giveConsent: 'giveConsent' },
  },
  actors: { giveConsent: unprovided<ConsentsOutcome, ConsentToGive>('giveConsent') },
  actions: {
    sayFailed: sayFailed(),
    noteConsentId: assign((_, { id }: { id: ConsentId }) => ({ id, isAsked: true })),
    noteId: assign((_, { id }: { id: ConsentId }) => ({ id })),
    clearConsent: assign({ isAsked: false }),
    want: emit(({ context: { id } }) => ({ type: 'consent.wanted' as const, id })),
    reportDeclined: emit(({ context: { id } }) => ({
      type: 'consent.settled' as const,
      id,
      consents: null,
    })),
    reportGiven: enqueueActions(({ context: { id }, enqueue }, outcome: ConsentsOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'consent.settled', id, consents: outcome.value });
    }),
  },
  guards: {
    isOk: isKind('ok'),
    isAsked: ({ context }) => context.isAsked,
  },
}).createMachine({
  id: 'consent',
  description:
    'Asks for a consent before any data about the member’s health is stored. Anything but a yes counts as a no, and no data is sent before the consent is saved.',
  context: { id: 'health', isAsked: false },
  initial: 'idle',
  states: {
    idle: {
      entry: 'clearConsent',
      on: {
        'consent.needed': {
          target: 'asking',
          actions: [{ type: 'noteConsentId', params: eventItself }, 'want'],
        },
        'consent.agreed': { target: 'saving', actions: { type: 'noteId', params: eventItself } },
      },
    },
    asking: {
      on: {
        'consent.agreed': { target: 'saving' },
        'consent.declined': { target: 'idle', actions: 'reportDeclined' },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'giveConsent',
        src: 'giveConsent',
        input: consentOf,
        onOk: { target: 'idle', actions: { type: 'reportGiven', params: outputOf } },
        onFailed: [{ guard: 'isAsked', target: 'asking' }, { target: 'idle' }],
        failureText: consentMessages.agreeFailed,
      }),
    },
  },
});

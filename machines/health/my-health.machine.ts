import { assign, emit, enqueueActions, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import type { OperationResponse } from '#contract/operations.ts';
import type { ConsentId } from '#domain/consent/consents.ts';
import { consentMessages } from '#domain/message/consent-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type MyHealth = components['schemas']['MyHealth'];
export type ConsentStates = OperationResponse<'listConsents'>['data'];
export type MyHealthOutcome = Outcome<MyHealth>;
export type LoadedOutcome = Outcome<{ readonly health: MyHealth; readonly consents: ConsentStates }>;
/** What can be deleted: all answers, or a consent with the data stored under it. */
export type Deletable = 'answers' | ConsentId;
/** Outcome: the consents after the change. */
export type DeletedOutcome = Outcome<ConsentStates>;

export interface AnswerChange {
  readonly key: string;
  /** Null clears it. */
  readonly value: number | null;
}

interface Context {
  health: MyHealth | null;
  consents: ConsentStates;
  failure: string | null;
  change: AnswerChange | null;
  /** What is about to be deleted. */
  about: Deletable;
}

const initialContext = (): Context => ({
  health: null,
  consents: [],
  failure: null,
  change: null,
  about: 'answers',
});

const changeOf = ({ context: { change } }: { context: Context }) => ({ change });
const deletionOf = ({ context: { about } }: { context: Context }) => ({ about });

export const myHealthMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'answer.changed' } & AnswerChange)
      | { type: 'deletion.requested'; about: Deletable }
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.declined' }
      /** A consent was given. */
      | { type: 'consent.given' }
      | { type: 'retry.requested' },
    emitted: {} as
      | ToastRequested
      | { type: 'confirmation.wanted'; about: Deletable }
      | { type: 'health.deleted'; about: Deletable; consents: ConsentStates },
    tags: {} as 'busy',
    children: {} as {
      loadHealth: 'loadHealth';
      changeAnswer: 'changeAnswer';
      deleteStoredData: 'deleteStoredData';
    },
  },
  actors: {
    loadHealth: unprovided<LoadedOutcome>('loadHealth'),
    changeAnswer: unprovided<MyHealthOutcome, { change: AnswerChange | null }>('changeAnswer'),
    deleteStoredData: unprovided<DeletedOutcome, { about: Deletable }>('deleteStoredData'),
  },
  actions: {
    sayFailed: sayFailed(),
    takeUp: assign((_, outcome: LoadedOutcome) =>
      outcome.kind === 'ok' ? { ...outcome.value, failure: null } : {},
    ),
    takeHealth: assign((_, outcome: MyHealthOutcome) =>
      outcome.kind === 'ok' ? { health: outcome.value } : {},
    ),
    rememberFailure: assign((_, outcome: Outcome<unknown>) => ({
      failure: failureMessage(outcome, consentMessages.myHealthFailed),
    })),
    rememberDefect: assign({ failure: consentMessages.myHealthFailed }),
    noteChange: assign((_, { key, value }: AnswerChange) => ({ change: { key, value } })),
    clearChange: assign({ change: null }),
    noteDeletion: assign((_, { about }: { about: Deletable }) => ({ about })),
    wantConfirmation: emit(({ context: { about } }) => ({ type: 'confirmation.wanted' as const, about })),
    reportDeleted: enqueueActions(({ context: { about }, enqueue }, outcome: DeletedOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'health.deleted', about, consents: outcome.value });
    }),
    sayChanged: emit(successToast(consentMessages.changed)),
    sayDeleted: emit(successToast(consentMessages.deleted)),
  },
  guards: { isOk: isKind('ok') },
}).createMachine({
  id: 'myHealth',
  description:
    'The member’s health answers can be viewed, corrected and deleted one by one or all at once, and consents withdrawn. It requires no membership.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadHealth',
        src: 'loadHealth',
        onOk: { target: 'shown', actions: { type: 'takeUp', params: outputOf } },
        onFailed: 'failed',
      }),
      on: { 'consent.given': { target: 'loading', reenter: true } },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading' }, 'consent.given': { target: 'loading' } },
    },
    shown: {
      on: {
        'answer.changed': { target: 'saving', actions: { type: 'noteChange', params: eventItself } },
        'deletion.requested': {
          target: 'confirming',
          actions: [{ type: 'noteDeletion', params: eventItself }, 'wantConfirmation'],
        },
        'consent.given': { target: 'loading' },
      },
    },
    saving: {
      description: 'One answer at a time; afterwards the page shows the saved state.',
      tags: ['busy'],
      exit: 'clearChange',
      invoke: submission({
        id: 'changeAnswer',
        src: 'changeAnswer',
        input: changeOf,
        onOk: { target: 'shown', actions: [{ type: 'takeHealth', params: outputOf }, 'sayChanged'] },
        onFailed: { target: 'shown' },
        failureText: consentMessages.changeFailed,
      }),
    },
    confirming: {
      description: 'The member confirms the deletion.',
      on: { 'deletion.confirmed': { target: 'deleting' }, 'deletion.declined': { target: 'shown' } },
    },
    deleting: {
      description: 'Withdrawing a consent deletes all data stored under it.',
      tags: ['busy'],
      invoke: submission({
        id: 'deleteStoredData',
        src: 'deleteStoredData',
        input: deletionOf,
        onOk: { target: 'loading', actions: ['sayDeleted', { type: 'reportDeleted', params: outputOf }] },
        onFailed: { target: 'shown' },
        failureText: consentMessages.deletionFailed,
      }),
    },
  },
});

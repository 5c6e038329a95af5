import { emit, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** The archive as text, ready to be saved to a file. */
export type ArchiveOutcome = Outcome<string>;

export const leavingMachine = setup({
  types: {
    events: {} as
      | { type: 'archive.requested' }
      | { type: 'deletion.requested' }
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.declined' },
    emitted: {} as
      | ToastRequested
      | NavigationRequested
      | { type: 'archive.arrived'; text: string }
      | { type: 'confirmation.wanted' }
      | { type: 'session.loggedOut' },
    children: {} as {
      loadArchive: 'loadArchive';
      deleteAccount: 'deleteAccount';
      clearSession: 'clearSession';
    },
  },
  actors: {
    loadArchive: unprovided<ArchiveOutcome>('loadArchive'),
    deleteAccount: unprovided<Outcome<null>>('deleteAccount'),
    /** Removes the tokens and all stored data of this member from the device. */
    clearSession: unprovided<null>('clearSession'),
  },
  actions: {
    handArchive: enqueueActions(({ enqueue }, outcome: ArchiveOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'archive.arrived', text: outcome.value });
    }),
    wantConfirmation: emit({ type: 'confirmation.wanted' } as const),
    sayArchiveFailed: enqueueActions(({ enqueue }, outcome: Outcome<unknown>) => {
      const message = failureMessage(outcome, messages.archiveFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayArchiveUnexpected: emit(errorToast(messages.archiveFailed)),
    sayDeletionFailed: enqueueActions(({ enqueue }, outcome: Outcome<unknown>) => {
      const message = failureMessage(outcome, messages.deletionFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayDeletionUnexpected: emit(errorToast(messages.deletionFailed)),
    sayDeleted: emit(successToast(messages.accountDeleted)),
    reportLoggedOut: emit({ type: 'session.loggedOut' } as const),
    goToStart: emit(navigationTo({ to: 'loginOrCreate' })),
  },
  guards: { isOk: (_, outcome: Outcome<unknown>) => isOk(outcome) },
}).createMachine({
  id: 'leaving',
  description: 'A member exports their data, or deletes the account after a confirmation.',
  initial: 'idle',
  states: {
    idle: {
      on: {
        'archive.requested': { target: 'archiving' },
        'deletion.requested': { target: 'confirming', actions: 'wantConfirmation' },
      },
    },
    archiving: {
      description: 'The archive is created.',
      invoke: {
        id: 'loadArchive',
        src: 'loadArchive',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'idle',
            actions: { type: 'handArchive', params: outputOf },
          },
          { target: 'idle', actions: { type: 'sayArchiveFailed', params: outputOf } },
        ],
        onError: { target: 'idle', actions: 'sayArchiveUnexpected' },
      },
    },
    confirming: {
      description: 'The member confirms the deletion of the account; declining changes nothing.',
      on: { 'deletion.confirmed': { target: 'deleting' }, 'deletion.declined': { target: 'idle' } },
    },
    deleting: {
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'clearing' },
          { target: 'idle', actions: { type: 'sayDeletionFailed', params: outputOf } },
        ],
        onError: { target: 'idle', actions: 'sayDeletionUnexpected' },
      },
    },
    clearing: {
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: { target: 'gone' },
        onError: { target: 'gone' },
      },
    },
    gone: {
      description: 'A member who returns within 14 days keeps the account.',
      type: 'final',
      entry: ['sayDeleted', 'reportLoggedOut', 'goToStart'],
    },
  },
});

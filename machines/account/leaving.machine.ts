import { emit, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
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
    sayFailed: sayFailed(),
    handArchive: enqueueActions(({ enqueue }, outcome: ArchiveOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'archive.arrived', text: outcome.value });
    }),
    wantConfirmation: emit({ type: 'confirmation.wanted' } as const),
    sayDeleted: emit(successToast(messages.accountDeleted)),
    reportLoggedOut: emit({ type: 'session.loggedOut' } as const),
    goToStart: emit(navigationTo({ to: 'loginOrCreate' })),
  },
  guards: { isOk: isKind('ok') },
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
      invoke: submission({
        id: 'loadArchive',
        src: 'loadArchive',
        onOk: { target: 'idle', actions: { type: 'handArchive', params: outputOf } },
        onFailed: { target: 'idle' },
        failureText: messages.archiveFailed,
      }),
    },
    confirming: {
      description: 'The member confirms the deletion of the account; declining changes nothing.',
      on: { 'deletion.confirmed': { target: 'deleting' }, 'deletion.declined': { target: 'idle' } },
    },
    deleting: {
      invoke: submission({
        id: 'deleteAccount',
        src: 'deleteAccount',
        onOk: { target: 'clearing' },
        onFailed: { target: 'idle' },
        failureText: messages.deletionFailed,
      }),
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

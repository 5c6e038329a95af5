import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { type Collection, collectionNameProblem } from '#domain/collection/collection.ts';
import { messages } from '#domain/message/messages.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Below the field; null without an error. */
  problem: string | null;
}
export type NewCollectionOutcome = Outcome<Collection, 'name'>;
interface Submitted {
  type: 'name.submitted';
  name: string;
}

const initialContext = (): Context => ({ problem: null });
const nameOf = ({ event }: { event: Submitted }) => {
  assertEvent(event, 'name.submitted');
  return { name: event.name.trim() };
};

export const newCollectionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Submitted,
    emitted: {} as { type: 'collection.created'; collection: Collection } | ToastRequested,
    tags: {} as 'busy',
    children: {} as { createCollection: 'createCollection' },
  },
  actors: { createCollection: unprovided<NewCollectionOutcome, { name: string }>('createCollection') },
  actions: {
    sayFailed: sayFailed(),
    blameName: assign((_, { name }: { name: string }) => ({ problem: collectionNameProblem(name) })),
    rememberProblem: assign((_, outcome: NewCollectionOutcome) => ({
      problem: fieldErrorsOf(outcome).name?.[0] ?? null,
    })),
    clearProblem: assign({ problem: null }),
    reportCreated: enqueueActions(({ enqueue }, outcome: NewCollectionOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'collection.created', collection: outcome.value });
    }),
  },
  guards: {
    isNoName: (_, { name }: { name: string }) => collectionNameProblem(name) !== null,
    isOk: isKind('ok'),
    hasFieldErrors: hasFieldErrors(),
  },
}).createMachine({
  id: 'newCollection',
  description: 'The form for a new collection.',
  context: initialContext,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'name.submitted': [
          {
            guard: { type: 'isNoName', params: eventItself },
            actions: { type: 'blameName', params: eventItself },
          },
          { target: 'saving', actions: 'clearProblem' },
        ],
      },
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'createCollection',
        src: 'createCollection',
        input: nameOf,
        onOk: { target: 'editing', actions: { type: 'reportCreated', params: outputOf } },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'editing' },
        failureText: messages.collectionFailed,
      }),
    },
  },
});

import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { type Collection, collectionNameProblem } from '#domain/collection/collection.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { fieldErrorsOf, hasFieldErrors, isOk, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type RecipeSort = 'default' | 'a-z' | 'z-a';
interface Context {
  readonly id: string;
  sort: RecipeSort;
  collection: Collection | null;
  /** State before the last removal; null without anything to undo. */
  before: Collection | null;
  /** Below the field for another name; null without an error. */
  nameProblem: string | null;
  failure: string | null;
}
export type CollectionOutcome = Outcome<Collection, 'name'>;
/** Shown as a toast with an undo action. */
export interface RemovalUndoable {
  readonly type: 'removal.undoable';
  readonly message: string;
}
export type CollectionEvent =
  | { type: 'sort.chosen'; sort: RecipeSort }
  | { type: 'recipe.removed'; recipeId: number }
  | { type: 'removal.undone' }
  | { type: 'renaming.begun' }
  | { type: 'name.submitted'; name: string }
  | { type: 'deletion.confirmed' }
  | { type: 'retry.requested' };

const without = (collection: Collection, recipeId: number): Collection => {
  const recipes = collection.recipes.filter(({ id }) => id !== recipeId);
  return { ...collection, recipes, recipes_count: recipes.length, image_url: recipes[0]?.image ?? null };
};
const idsOf = ({ context }: { context: Context }) => ({
  id: context.id,
  recipeIds: context.collection?.recipes.map(({ id }) => id) ?? [],
});

const nothingKnown = ({ input }: { input: { id: string } }): Context => ({
  id: input.id,
  sort: 'default',
  collection: null,
  before: null,
  nameProblem: null,
  failure: null,
});
const wanted = ({ context: { id, sort } }: { context: Context }) => ({ id, sort });
const idOf = ({ context: { id } }: { context: Context }) => ({ id });
const nameOf = ({ context, event }: { context: Context; event: CollectionEvent }) => {
  assertEvent(event, 'name.submitted');
  return { id: context.id, name: event.name.trim() };
};

export const collectionMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as Context,
    events: {} as CollectionEvent,
    emitted: {} as { type: 'collection.deleted' | 'collection.renamed' } | RemovalUndoable | ToastRequested,
    tags: {} as 'busy',
    children: {} as {
      loadCollection: 'loadCollection';
      syncCollection: 'syncCollection';
      restoreCollection: 'syncCollection';
      renameCollection: 'renameCollection';
      deleteCollection: 'deleteCollection';
    },
  },
  actors: {
    loadCollection: unprovided<CollectionOutcome, { id: string; sort: RecipeSort }>('loadCollection'),
    syncCollection: unprovided<CollectionOutcome, { id: string; recipeIds: readonly number[] }>(
      'syncCollection',
    ),
    renameCollection: unprovided<CollectionOutcome, { id: string; name: string }>('renameCollection'),
    deleteCollection: unprovided<Outcome<null>, { id: string }>('deleteCollection'),
  },
  actions: {
    noteSort: assign((_, { sort }: { sort: RecipeSort }) => ({ sort })),
    rememberCollection: assign((_, outcome: CollectionOutcome) =>
      outcome.kind === 'ok' ? { collection: outcome.value, before: null, failure: null } : {},
    ),
    rememberName: assign(({ context: { collection } }, outcome: CollectionOutcome) =>
      outcome.kind === 'ok' && collection ? { collection: { ...collection, name: outcome.value.name } } : {},
    ),
    rememberFailure: assign((_, outcome: CollectionOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    takeOut: assign(({ context: { collection } }, { recipeId }: { recipeId: number }) =>
      collection === null ? {} : { before: collection, collection: without(collection, recipeId) },
    ),
    putBack: assign(({ context: { before } }) =>
      before === null ? {} : { collection: before, before: null },
    ),
    offerUndo: emit({ type: 'removal.undoable' as const, message: messages.collectionRemoved }),
    sayRemoveFailed: enqueueActions(({ enqueue }, outcome: CollectionOutcome) => {
      const message = failureMessage(outcome, messages.collectionRemoveFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayRemoveDefect: emit(errorToast(messages.collectionRemoveFailed)),
    blameName: assign((_, { name }: { name: string }) => ({ nameProblem: collectionNameProblem(name) })),
    rememberNameProblem: assign((_, outcome: CollectionOutcome) => ({
      nameProblem: fieldErrorsOf(outcome).name?.[0] ?? null,
    })),
    clearNameProblem: assign({ nameProblem: null }),
    reportRenamed: emit({ type: 'collection.renamed' } as const),
    sayRenamed: emit(successToast(messages.collectionRenamed)),
    sayDeleted: emit(successToast(messages.collectionDeleted)),
    reportDeleted: emit({ type: 'collection.deleted' } as const),
    sayFailed: enqueueActions(({ enqueue }, outcome: Outcome<unknown>) => {
      const message = failureMessage(outcome);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.unexpected)),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    isNoName: (_, { name }: { name: string }) => collectionNameProblem(name) !== null,
    hasFieldErrors: (_, outcome: Outcome<unknown>) => hasFieldErrors(outcome),
    isMissing: (_, outcome: Outcome<unknown>) => outcome.kind === 'notFound',
    hasUndo: ({ context }) => context.before !== null,
  },
}).createMachine({
  id: 'collection',
  description: 'One collection: its recipes can be sorted and taken out, it can be renamed and removed.',
  context: nothingKnown,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadCollection',
        src: 'loadCollection',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberCollection', params: outputOf },
          },
          { guard: { type: 'isMissing', params: outputOf }, target: 'missing' },
          { target: 'failed', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberDefect' },
      },
      on: {
        'sort.chosen': {
          target: 'loading',
          reenter: true,
          actions: { type: 'noteSort', params: eventItself },
        },
      },
    },
    missing: { description: 'No such collection, or it belongs to another member.' },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    ready: {
      on: {
        'sort.chosen': { target: 'loading', actions: { type: 'noteSort', params: eventItself } },
        'recipe.removed': { target: 'removing', actions: { type: 'takeOut', params: eventItself } },
        'removal.undone': { guard: 'hasUndo', target: 'restoring', actions: 'putBack' },
        'renaming.begun': { actions: 'clearNameProblem' },
        'name.submitted': [
          {
            guard: { type: 'isNoName', params: eventItself },
            actions: { type: 'blameName', params: eventItself },
          },
          { target: 'renaming', actions: 'clearNameProblem' },
        ],
        'deletion.confirmed': { target: 'deleting' },
      },
    },
    removing: {
      description: 'The recipe disappears at once; the full remaining list is sent to the server.',
      invoke: {
        id: 'syncCollection',
        src: 'syncCollection',
        input: idsOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: 'offerUndo',
          },
          { target: 'ready', actions: ['putBack', { type: 'sayRemoveFailed', params: outputOf }] },
        ],
        onError: { target: 'ready', actions: ['putBack', 'sayRemoveDefect'] },
      },
    },
    restoring: {
      description: 'The removed recipe is restored.',
      invoke: {
        id: 'restoreCollection',
        src: 'syncCollection',
        input: idsOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'ready' },
          { target: 'loading', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'loading', actions: 'sayUnexpected' },
      },
    },
    renaming: {
      tags: ['busy'],
      invoke: {
        id: 'renameCollection',
        src: 'renameCollection',
        input: nameOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: [{ type: 'rememberName', params: outputOf }, 'sayRenamed', 'reportRenamed'],
          },
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberNameProblem', params: outputOf },
          },
          { target: 'ready', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'ready', actions: 'sayUnexpected' },
      },
    },
    deleting: {
      tags: ['busy'],
      invoke: {
        id: 'deleteCollection',
        src: 'deleteCollection',
        input: idOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'deleted',
            actions: ['sayDeleted', 'reportDeleted'],
          },
          { target: 'ready', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'ready', actions: 'sayUnexpected' },
      },
    },
    deleted: { type: 'final' },
  },
});

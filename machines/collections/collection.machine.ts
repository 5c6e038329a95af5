import { assertEvent, assign, emit, setup } from 'xstate';
import { type Collection, collectionNameProblem } from '#domain/collection/collection.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import type { CollectionEvent, CollectionOutcome, RecipeSort, RemovalUndoable } from './collection-events.ts';

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
const without = (collection: Collection, recipeId: number): Collection => {
  const recipes = collection.recipes.filter(({ id }) => id !== recipeId);
  return { ...collection, recipes, recipes_count: recipes.length, image_url: recipes[0]?.image ?? null };
};
const idsOf = ({ context }: { context: Context }) => ({
  id: context.id,
  recipeIds: context.collection?.recipes.map(({ id }) => id) ?? [],
});

const initialContext = ({ input }: { input: { id: string } }): Context => ({
  id: input.id,
  sort: 'default',
  collection: null,
  before: null,
  nameProblem: null,
  failure: null,
});
const requestOf = ({ context: { id, sort } }: { context: Context }) => ({ id, sort });
const idOf = ({ context: { id } }: { context: Context }) => ({ id });
const nameOf = ({ context, event }: { context: Context; event: CollectionEvent }) => {
  assertEvent(event, 'name.submitted');
  return { id: context.id, name: event.name.trim() };
};

const sharingOf = ({ context, event }: { context: Context; event: CollectionEvent }) => {
  assertEvent(event, 'sharing.chosen');
  return { id: context.id, isShared: event.isShared };
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
      shareCollection: 'shareCollection';
    },
  },
  actors: {
    loadCollection: unprovided<CollectionOutcome, { id: string; sort: RecipeSort }>('loadCollection'),
    syncCollection: unprovided<CollectionOutcome, { id: string; recipeIds: readonly number[] }>(
      'syncCollection',
    ),
    renameCollection: unprovided<CollectionOutcome, { id: string; name: string }>('renameCollection'),
    deleteCollection: unprovided<Outcome<null>, { id: string }>('deleteCollection'),
    shareCollection: unprovided<CollectionOutcome, { id: string; isShared: boolean }>('shareCollection'),
  },
  actions: {
    sayFailed: sayFailed(),
    noteSort: assign((_, { sort }: { sort: RecipeSort }) => ({ sort })),
    rememberCollection: assign((_, outcome: CollectionOutcome) =>
      outcome.kind === 'ok' ? { collection: outcome.value, before: null, failure: null } : {},
    ),
    rememberName: assign(({ context: { collection } }, outcome: CollectionOutcome) =>
      outcome.kind === 'ok' && collection ? { collection: { ...collection, name: outcome.value.name } } : {},
    ),
    rememberSharing: assign(({ context: { collection } }, outcome: CollectionOutcome) =>
      outcome.kind === 'ok' && collection
        ? { collection: { ...collection, is_shared: outcome.value.is_shared === true } }
        : {},
    ),
    saySharing: emit((_, outcome: CollectionOutcome) =>
      successToast(
        outcome.kind === 'ok' && outcome.value.is_shared === true
          ? householdMessages.collectionShared
          : householdMessages.collectionSharingEnded,
      ),
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
    blameName: assign((_, { name }: { name: string }) => ({ nameProblem: collectionNameProblem(name) })),
    rememberNameProblem: assign((_, outcome: CollectionOutcome) => ({
      nameProblem: fieldErrorsOf(outcome).name?.[0] ?? null,
    })),
    clearNameProblem: assign({ nameProblem: null }),
    reportRenamed: emit({ type: 'collection.renamed' } as const),
    sayRenamed: emit(successToast(messages.collectionRenamed)),
    sayDeleted: emit(successToast(messages.collectionDeleted)),
    reportDeleted: emit({ type: 'collection.deleted' } as const),
  },
  guards: {
    isOk: isKind('ok'),
    isNoName: (_, { name }: { name: string }) => collectionNameProblem(name) !== null,
    hasFieldErrors: hasFieldErrors(),
    isMissing: isKind('notFound'),
    hasUndo: ({ context }) => context.before !== null,
    hasNoUndo: ({ context }) => context.before === null,
  },
}).createMachine({
  id: 'collection',
  description:
    'One collection: its recipes can be sorted and taken out, it can be renamed, shared with the household, and removed.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadCollection',
        src: 'loadCollection',
        input: requestOf,
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
        'changes.sent': { guard: 'hasNoUndo', target: 'loading', reenter: true },
      },
    },
    missing: { description: 'No such collection, or it belongs to another member.' },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    ready: {
      description: 'A removal that can be undone stays undoable: sent changes are read later.',
      on: {
        'changes.sent': { guard: 'hasNoUndo', target: 'loading' },
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
        'sharing.chosen': { target: 'sharing' },
      },
    },
    removing: {
      description: 'The recipe disappears at once; the full remaining list is sent to the server.',
      invoke: submission({
        id: 'syncCollection',
        src: 'syncCollection',
        input: idsOf,
        onOk: { target: 'ready', actions: 'offerUndo' },
        onFailed: { target: 'ready', actions: 'putBack' },
        failureText: messages.collectionRemoveFailed,
      }),
    },
    restoring: {
      description: 'The removed recipe is restored.',
      invoke: submission({
        id: 'restoreCollection',
        src: 'syncCollection',
        input: idsOf,
        onOk: { target: 'ready' },
        onFailed: { target: 'loading' },
      }),
    },
    renaming: {
      tags: ['busy'],
      invoke: submission({
        id: 'renameCollection',
        src: 'renameCollection',
        input: nameOf,
        onOk: {
          target: 'ready',
          actions: [{ type: 'rememberName', params: outputOf }, 'sayRenamed', 'reportRenamed'],
        },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberNameProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'ready' },
      }),
    },
    sharing: {
      tags: ['busy'],
      invoke: submission({
        id: 'shareCollection',
        src: 'shareCollection',
        input: sharingOf,
        onOk: {
          target: 'ready',
          actions: [
            { type: 'rememberSharing', params: outputOf },
            { type: 'saySharing', params: outputOf },
          ],
        },
        onFailed: { target: 'ready' },
      }),
    },
    deleting: {
      tags: ['busy'],
      invoke: submission({
        id: 'deleteCollection',
        src: 'deleteCollection',
        input: idOf,
        onOk: { target: 'deleted', actions: ['sayDeleted', 'reportDeleted'] },
        onFailed: { target: 'ready' },
      }),
    },
    deleted: { type: 'final' },
  },
});

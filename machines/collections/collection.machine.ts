import { assertEvent, assign, emit, setup } from 'xstate';
import { allRecipeIds, collectionNameProblem } from '#domain/collection/collection.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import type {
  CollectionEvent,
  CollectionOutcome,
  CollectionPageOutcome,
  CollectionRequest,
  RecipeSort,
  RemovalUndoable,
} from './collection-events.ts';
import {
  type CollectionContext,
  type CollectionInput,
  hasNextPage,
  idsOf,
  initialContext,
  isMostlyShown,
  nextPageOf,
  openedWith,
  requestOf,
  without,
  withPage,
} from './collection-pages.ts';

const idOf = ({ context: { id } }: { context: CollectionContext }) => ({ id });
const nameOf = ({ context, event }: { context: CollectionContext; event: CollectionEvent }) => {
  assertEvent(event, 'name.submitted');
  return { id: context.id, name: event.name.trim() };
};

const sharingOf = ({ context, event }: { context: CollectionContext; event: CollectionEvent }) => {
  assertEvent(event, 'sharing.chosen');
  return { id: context.id, isShared: event.isShared };
};

export const collectionMachine = setup({
  types: {
    input: {} as CollectionInput,
    context: {} as CollectionContext,
    events: {} as CollectionEvent,
    emitted: {} as { type: 'collection.deleted' | 'collection.renamed' } | RemovalUndoable | ToastRequested,
    tags: {} as 'busy',
    children: {} as {
      loadCollection: 'loadCollection';
      loadMore: 'loadMore';
      syncCollection: 'syncCollection';
      restoreCollection: 'syncCollection';
      renameCollection: 'renameCollection';
      deleteCollection: 'deleteCollection';
      shareCollection: 'shareCollection';
    },
  },
  actors: {
    loadCollection: unprovided<CollectionPageOutcome, CollectionRequest & { count: number }>(
      'loadCollection',
    ),
    loadMore: unprovided<CollectionPageOutcome, CollectionRequest & { page: number }>('loadMore'),
    syncCollection: unprovided<CollectionOutcome, { id: string; recipeIds: readonly number[] }>(
      'syncCollection',
    ),
    renameCollection: unprovided<CollectionOutcome, { id: string; name: string }>('renameCollection'),
    deleteCollection: unprovided<Outcome<null>, { id: string }>('deleteCollection'),
    shareCollection: unprovided<CollectionOutcome, { id: string; isShared: boolean }>('shareCollection'),
  },
  actions: {
    sayFailed: sayFailed(),
    noteSort: assign((_, { sort }: { sort: RecipeSort }) => ({ sort, count: 0 })),
    keepCount: assign(({ context: { collection } }) => ({ count: collection?.recipes.length ?? 0 })),
    noteGone: assign(({ context: { isShifted } }, { gone = 0 }: { gone?: number }) => ({
      gone,
      isShifted: isShifted || gone > 0,
    })),
    rememberCollection: assign((_, outcome: CollectionPageOutcome) => openedWith(outcome)),
    appendRecipes: assign(({ context }, outcome: CollectionPageOutcome) => withPage(context, outcome)),
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
    rememberFailure: assign((_, outcome: CollectionPageOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    takeOut: assign(({ context: { collection } }, { recipeId }: { recipeId: number }) =>
      collection === null
        ? {}
        : { before: collection, collection: without(collection, recipeId), isShifted: true },
    ),
    putBack: assign(({ context: { before } }) =>
      before === null ? {} : { collection: before, before: null, isShifted: true },
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
    hasMore: ({ context }) => hasNextPage(context.meta),
    /** Only with all ids the collection can be sent without one of them. */
    isWhole: ({ context: { collection } }) => collection !== null && allRecipeIds(collection) !== null,
    /** Most of it is on the screen already, as the pages have moved. */
    isMostlyShown: ({ context }, outcome: CollectionPageOutcome) => isMostlyShown(context, outcome),
  },
}).createMachine({
  id: 'collection',
  description:
    'One collection, which grows page by page: its recipes can be sorted and taken out, it can be renamed, shared with the household, and removed.',
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
      initial: 'listed',
      states: {
        listed: {
          on: {
            'more.requested': {
              guard: 'hasMore',
              target: 'appending',
              actions: { type: 'noteGone', params: eventItself },
            },
          },
        },
        appending: {
          description: 'The next page is loading; the list stays on the screen and can be used.',
          invoke: {
            id: 'loadMore',
            src: 'loadMore',
            input: nextPageOf,
            onDone: [
              {
                guard: { type: 'isMostlyShown', params: outputOf },
                target: 'appending',
                reenter: true,
                actions: { type: 'appendRecipes', params: outputOf },
              },
              {
                guard: { type: 'isOk', params: outputOf },
                target: 'listed',
                actions: { type: 'appendRecipes', params: outputOf },
              },
              { target: 'appendFailed', actions: { type: 'rememberFailure', params: outputOf } },
            ],
            onError: { target: 'appendFailed', actions: 'rememberDefect' },
          },
        },
        appendFailed: {
          description: 'The list stays; below it the reason and a retry for the next page.',
          on: { 'retry.requested': { target: 'appending' } },
        },
      },
      on: {
        'changes.sent': { guard: 'hasNoUndo', target: 'loading', actions: 'keepCount' },
        'sort.chosen': { target: 'loading', actions: { type: 'noteSort', params: eventItself } },
        'recipe.removed': {
          guard: 'isWhole',
          target: 'removing',
          actions: { type: 'takeOut', params: eventItself },
        },
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
        onFailed: { target: 'loading', actions: 'keepCount' },
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
